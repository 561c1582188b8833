/// What the style of a disclosure group is told about it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration.
public struct DisclosureGroupStyleConfiguration {
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
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(isExpanded: Binding<Bool>) {
    _isExpanded = isExpanded
  }
}

/// How a disclosure group looks.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/disclosuregroupstyle.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the control consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the control.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

extension DisclosureGroupStyle where Self: _SystemStyle {
  /// The control, with this style.
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

private struct StyledDisclosureGroup<Style: DisclosureGroupStyle>: StyledView {
  typealias Configuration = DisclosureGroupStyleConfiguration
  var style: StyleProperty<Style>
  @Binding var isExpanded: Bool

  init(style: StyleProperty<Style>, configuration: Configuration) {
    self.style = style
    _isExpanded = configuration.$isExpanded
  }

  var body: Style.Body {
    style.value.makeBody(configuration: Configuration(isExpanded: $isExpanded))
  }
}

extension View {
  /// Says how a disclosure group looks.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledDisclosureGroup<S>>(style: style))
  }
}

/// A disclosure group as its surroundings have it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A disclosure group as its surroundings have it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
