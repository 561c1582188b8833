public import Foundation

/// Several lines of text that a person can edit.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/texteditor.
public struct TextEditor: View {
  /// The type of the body.
  public typealias Body = Never

  private let value: FieldValue

  /// Creates an editor.
  public init(text: Binding<String>) {
    value = FieldValue(text: text)
  }

  /// Creates an editor of which the screen knows what is selected; typing goes to the end.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    value = FieldValue(text: text)
  }

  /// Creates an editor of a text with attributes; what is typed has none.
  public init(
    text: Binding<AttributedString>,
    selection: Binding<AttributedTextSelection>? = nil
  ) {
    value = FieldValue(
      text: Binding(
        DerivedLocation(text.location, { String($0.characters) }) { location, text in
          location.set(AttributedString(text))
        },
        value: nil
      )
    )
  }

  /// Shows the editor.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    view.pointee.value.walk(&walk) { _ in }
  }
}

/// What is selected in a text.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/textselection.
nonisolated public struct TextSelection: Hashable, Sendable {
  /// The kind of selection.
  public enum Indices: Hashable, Sendable {
    /// One range.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Creates a cursor at a place.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether it is a cursor.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// What is selected in a text with attributes.
nonisolated public struct AttributedTextSelection: Hashable, Sendable {
  /// Creates a selection of nothing.
  public init() {}
}

extension TextField where Label == Text {
  /// Creates a field with a title of which the screen knows what is selected.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(Text(titleKey), FieldValue(text: text, prompt: prompt))
  }

  /// Creates a field with a title of which the screen knows what is selected.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(Text(title), FieldValue(text: text, prompt: prompt))
  }
}
