/// What the style of a control group is told about it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration.
public struct ControlGroupStyleConfiguration {
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

  /// The content.
  public let content = Content()
  /// The label.
  public let label = Label()
}

/// How a control group looks.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/controlgroupstyle.
@MainActor
@preconcurrency
public protocol ControlGroupStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the control consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the control.
  typealias Configuration = ControlGroupStyleConfiguration
}

extension ControlGroupStyle where Self: _SystemStyle {
  /// The control, with this style.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

private struct StyledControlGroup<Style: ControlGroupStyle>: StyledView {
  var style: StyleProperty<Style>
  let configuration: ControlGroupStyleConfiguration

  var body: Style.Body { style.value.makeBody(configuration: configuration) }
}

extension View {
  /// Says how a control group looks.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledControlGroup<S>>(style: style))
  }
}

/// Controls as their surroundings have them.
public struct AutomaticControlGroupStyle: ControlGroupStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Controls as their surroundings have them.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Controls for going back and forth.
public struct NavigationControlGroupStyle: ControlGroupStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls for going back and forth.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Controls in a menu.
public struct MenuControlGroupStyle: ControlGroupStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Controls in a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Controls in a row of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Controls in a row of a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Controls to choose from.
public struct PaletteControlGroupStyle: ControlGroupStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls to choose from.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
