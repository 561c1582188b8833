public import Foundation

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
  private let text: Binding<String>

  /// Creates a field with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.text = text
  }

  /// Shows the field; what it contains is the value behind the binding now.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(
      {
        var element = Element(.textField)
        element.interactions.text = view.pointee.text
        return element
      }()
    ) { walk in
      // The label is stored first and so lies at the start.
      Label._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Label.self), &walk)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field that can grow along an axis.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field that can grow along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value in a format; text that does not parse changes nothing.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(text: value.formatted(format), prompt: prompt) { Text(titleKey) }
  }
}

extension Binding {
  /// The value as text in a format.
  fileprivate func formatted<Format: ParseableFormatStyle>(
    _ format: Format
  ) -> Binding<String> where Format.FormatInput == Value, Format.FormatOutput == String {
    Binding<String>(
      DerivedLocation(location, format.format) { location, text in
        if let value = try? format.parseStrategy.parse(text) { location.set(value) }
      },
      value: nil
    )
  }
}

/// A line of text that is not shown as it is typed.
public struct SecureField<Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let field: TextField<Label>

  /// Creates a field with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(text: text, prompt: prompt, label: label)
  }

  /// Shows the field.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    TextField<Label>._walk(
      UnsafeRawPointer(view).assumingMemoryBound(to: TextField<Label>.self),
      &walk
    )
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// Several lines of text that a person can edit.
public struct TextEditor: View {
  /// The type of the body.
  public typealias Body = Never

  private let text: Binding<String>

  /// Creates an editor.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// Shows the editor.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(
      {
        var element = Element(.textField)
        element.interactions.text = view.pointee.text
        return element
      }()
    )
  }
}
