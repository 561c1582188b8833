internal import Foundation

/// A line of text that a person can edit.
///
/// The field itself follows its binding: showing another text needs no evaluation of the view
/// that made it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/textfield.
public struct TextField<Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  let value: FieldValue

  init(_ label: Label, _ value: FieldValue) {
    self.label = label
    self.value = value
  }

  /// Shows the field; what it contains is the value behind the binding now.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let isStyled = walk.styled(TextField<_TextFieldStyleLabel>(.init(), view.pointee.value)) {
      $0.add(_TextFieldStyleLabel.self, view.pointee.label)
    }
    if isStyled { return }
    view.pointee.value.walk(&walk) { walk in
      // The label is stored first and so lies at the start.
      Label._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Label.self), &walk)
    }
  }
}

/// What a field edits and what it tells about it.
struct FieldValue {
  let text: Binding<String>
  /// Whether the value is read from what is typed, which stays as it is while it is typed.
  var isDrafting = false
  var prompt: Text?
  var editing: ((Bool) -> Void)?
  var commit: (() -> Void)?
  var trigger = SubmitTriggers.text

  /// Shows a field with a label.
  @MainActor
  func walk(_ walk: inout _Walk, label: (inout _Walk) -> Void) {
    let (node, _) = walk.next { parent, _ in FieldNode(text, parent: parent) }
    if walk.isUpdate { node.receive(text, isDrafting: isDrafting, editing: editing) }
    walk.show(element(node), containing: label)
  }

  @MainActor
  private func element(_ node: FieldNode) -> Element {
    var element = Element(.textField)
    element.interactions.text = node.shownText
    element.interactions.submit = commit
    element.interactions.focus = FocusHandle(field: node, targets: [])
    element.placeholder = prompt?.string
    element.submitTrigger = trigger
    return element
  }
}

extension FieldValue {
  /// A value in a format; text that does not parse changes nothing.
  @MainActor
  static func parsed<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput>,
    _ format: Format,
    prompt: Text?
  ) -> FieldValue where Format.FormatOutput == String {
    let text = Binding<String>(
      DerivedLocation(value.location, format.format) { location, text in
        if let value = try? format.parseStrategy.parse(text) { location.set(value) }
      },
      value: nil
    )
    return FieldValue(text: text, isDrafting: true, prompt: prompt)
  }

  /// A value that may be missing, in a format; the empty text stands for none.
  @MainActor
  static func parsed<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput?>,
    _ format: Format,
    prompt: Text?
  ) -> FieldValue where Format.FormatOutput == String {
    let text = Binding<String>(
      DerivedLocation(value.location, { $0.map(format.format) ?? "" }) { location, text in
        if text.isEmpty {
          location.set(nil)
        } else if let value = try? format.parseStrategy.parse(text) {
          location.set(value)
        }
      },
      value: nil
    )
    return FieldValue(text: text, isDrafting: true, prompt: prompt)
  }

  /// A value that a formatter makes from text, and text from.
  @MainActor
  static func formatted<V>(
    _ value: Binding<V>,
    _ formatter: Formatter,
    prompt: Text?
  ) -> FieldValue {
    let text = Binding<String>(
      DerivedLocation(value.location, { formatter.string(for: $0) ?? "" }) { location, text in
        if let value: V = Self.read(text, formatter) { location.set(value) }
      },
      value: nil
    )
    return FieldValue(text: text, isDrafting: true, prompt: prompt)
  }

  /// The value in a text, as far as formatters of this platform can read one.
  private static func read<V>(_ text: String, _ formatter: Formatter) -> V? {
    switch formatter {
    case let numbers as NumberFormatter:
      guard let number = numbers.number(from: text) else { return nil }
      return number as? V ?? number.doubleValue as? V ?? number.intValue as? V
        ?? number.decimalValue as? V ?? (V.self == Float.self ? number.floatValue as? V : nil)
    case let dates as DateFormatter: return dates.date(from: text) as? V
    default: return text as? V
    }
  }
}

/// A line of text that is not shown as it is typed.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/securefield.
public struct SecureField<Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let field: TextField<Label>

  init(_ label: Label, _ value: FieldValue) {
    field = TextField(label, value)
  }

  /// Shows the field.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    TextField<Label>._walk(
      UnsafeRawPointer(view).assumingMemoryBound(to: TextField<Label>.self),
      &walk
    )
  }
}

extension SecureField {
  /// Creates a field with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), FieldValue(text: text, prompt: prompt))
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), FieldValue(text: text, prompt: prompt))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), FieldValue(text: text, prompt: prompt))
  }

  /// Creates a field with a title and what runs when it is submitted.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), FieldValue(text: text, commit: onCommit))
  }

  /// Creates a field with a title and what runs when it is submitted.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), FieldValue(text: text, commit: onCommit))
  }
}
