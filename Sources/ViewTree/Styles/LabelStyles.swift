/// What a label's style is told about the label.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/labelstyleconfiguration.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The icon of the label.
  public struct Icon: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The title of the label.
  public let title = Title()
  /// The icon of the label.
  public let icon = Icon()
}

/// How labels look.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/labelstyle.
@MainActor
@preconcurrency
public protocol LabelStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What a label consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the label.
  typealias Configuration = LabelStyleConfiguration
}

extension LabelStyle where Self: _SystemStyle {
  /// The label, with this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

private struct StyledLabel<Style: LabelStyle>: StyledView {
  var style: StyleProperty<Style>
  let configuration: LabelStyleConfiguration

  var body: Style.Body { style.value.makeBody(configuration: configuration) }
}

extension View {
  /// Says how labels look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledLabel<S>>(style: style))
  }
}
