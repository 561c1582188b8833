public import Foundation

/// A text on the screen.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/text.
public struct Text: View, Equatable, Sendable {
  /// The type of the body.
  public typealias Body = Never

  /// What is shown.
  package let string: String
  var style = TextStyle()

  /// Creates a text that is shown as it is.
  public init(verbatim content: String) {
    string = content
  }

  /// Creates a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  /// Creates a text from a key; translations are not looked up.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.resolved
  }

  /// Creates a text from a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    string = format.format(input)
  }

  /// Creates a text with attributes; only its characters are kept.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    string = String(attributedContent.characters)
  }

  /// Both texts, one after the other.
  public static func + (first: Text, second: Text) -> Text {
    var joined = Text(verbatim: first.string + second.string)
    joined.style = first.style
    return joined
  }

  /// Shows the text.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(Element(.text, text: view.pointee.string))
  }
}

/// How a text is drawn; kept so that a change of style is a change of the text.
struct TextStyle: Hashable, Sendable {
  var names: [String] = []
}

extension Text {
  private func styled(_ name: String) -> Text {
    var copy = self
    copy.style.names.append(name)
    return copy
  }

  /// In bold letters.
  public func bold() -> Text { styled("bold") }

  /// In bold letters, or not.
  public func bold(_ isActive: Bool) -> Text { styled("bold \(isActive)") }

  /// In italic letters.
  public func italic() -> Text { styled("italic") }

  /// With a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled("strikethrough \(isActive)")
  }

  /// With a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled("underline \(isActive)")
  }

  /// With digits of one width.
  public func monospacedDigit() -> Text { styled("monospacedDigit") }

  /// In a font.
  public func font(_ font: Font?) -> Text { styled("font \(font?.name ?? "")") }

  /// In a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled("weight \(weight?.value ?? 0)") }

  /// In a colour.
  public func foregroundColor(_ color: Color?) -> Text { styled("colour \(color?.name ?? "")") }
}
