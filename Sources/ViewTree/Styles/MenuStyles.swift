/// What the style of a menu is told about it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/menustyleconfiguration.
public struct MenuStyleConfiguration {
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
  /// The actions of the menu itself.
  let behavior: MenuBehavior
}

/// How a menu looks.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/menustyle.
@MainActor
@preconcurrency
public protocol MenuStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the control consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the control.
  typealias Configuration = MenuStyleConfiguration
}

extension MenuStyle where Self: _SystemStyle {
  /// The control, with this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

private struct StyledMenu<Style: MenuStyle>: StyledView {
  var style: StyleProperty<Style>
  let configuration: MenuStyleConfiguration

  var body: Style.Body { style.value.makeBody(configuration: configuration) }

  static var ownsInteraction: Bool { true }
}

extension View {
  /// Says how a menu looks.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledMenu<S>>(style: style))
  }
}

/// A menu as its surroundings have it.
public struct DefaultMenuStyle: MenuStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A menu as its surroundings have it.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu as a button.
public struct ButtonMenuStyle: MenuStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu as a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A menu as a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu as a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A menu as a button with a border.
public struct BorderedButtonMenuStyle: MenuStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A menu as a button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
