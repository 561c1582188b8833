/// What the style of a group box is told about it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration.
public struct GroupBoxStyleConfiguration {
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

/// How a group box looks.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/groupboxstyle.
@MainActor
@preconcurrency
public protocol GroupBoxStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the control consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the control.
  typealias Configuration = GroupBoxStyleConfiguration
}

extension GroupBoxStyle where Self: _SystemStyle {
  /// The control, with this style.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

private struct StyledGroupBox<Style: GroupBoxStyle>: StyledView {
  var style: StyleProperty<Style>
  let configuration: GroupBoxStyleConfiguration

  var body: Style.Body { style.value.makeBody(configuration: configuration) }
}

extension View {
  /// Says how a group box looks.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledGroupBox<S>>(style: style))
  }
}

/// A group box as its surroundings have it.
public struct DefaultGroupBoxStyle: GroupBoxStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A group box as its surroundings have it.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A group box as a card.
public struct CardGroupBoxStyle: GroupBoxStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension GroupBoxStyle where Self == CardGroupBoxStyle {
  /// A group box as a card.
  public static var card: CardGroupBoxStyle { CardGroupBoxStyle() }
}
