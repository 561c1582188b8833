/// What the style of a labelled content is told about it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The content.
  public struct Content: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The label.
  public let label = Label()
  /// The content.
  public let content = Content()
}

/// How a labelled content looks.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/labeledcontentstyle.
@MainActor
@preconcurrency
public protocol LabeledContentStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the control consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the control.
  typealias Configuration = LabeledContentStyleConfiguration
}

extension LabeledContentStyle where Self: _SystemStyle {
  /// The control, with this style.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

private struct StyledLabeledContent<Style: LabeledContentStyle>: StyledView {
  var style: StyleProperty<Style>
  let configuration: LabeledContentStyleConfiguration

  var body: Style.Body { style.value.makeBody(configuration: configuration) }
}

extension View {
  /// Says how a labelled content looks.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledLabeledContent<S>>(style: style))
  }
}

/// Labelled content as its surroundings have it.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Labelled content as its surroundings have it.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
