/// What the style of a text editor is told about it.
public struct TextEditorStyleConfiguration {}

/// How text editors look; it only affects drawing.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/texteditorstyle.
@MainActor
@preconcurrency
public protocol TextEditorStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What an editor consists of; never asked for, since the editor is the system's.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the editor.
  typealias Configuration = TextEditorStyleConfiguration
}

/// An editor as its surroundings have it.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Nothing of its own.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// An editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Nothing of its own.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// An editor with a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Nothing of its own.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// An editor as its surroundings have it.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// An editor with a rounded border.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// Says how text editors look.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    drawing("textEditorStyle", style)
  }
}
