/// What the style of a toggle is told about it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/togglestyleconfiguration.
public struct ToggleStyleConfiguration {
  /// The label.
  public struct Label: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The label.
  public let label = Label()
  /// Whether the control is on.
  @Binding public var isOn: Bool
  /// Whether some of its sources are on and some off.
  public var isMixed: Bool

  init(isOn: Binding<Bool>, isMixed: Bool) {
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// How a toggle looks.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/togglestyle.
@MainActor
@preconcurrency
public protocol ToggleStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the control consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the control.
  typealias Configuration = ToggleStyleConfiguration
}

extension ToggleStyle where Self: _SystemStyle {
  /// The control, with this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

private struct StyledToggle<Style: ToggleStyle>: StyledView {
  typealias Configuration = ToggleStyleConfiguration
  var style: StyleProperty<Style>
  @Binding var isOn: Bool
  let isMixed: Bool

  init(style: StyleProperty<Style>, configuration: Configuration) {
    self.style = style
    _isOn = configuration.$isOn
    isMixed = configuration.isMixed
  }

  var body: Style.Body {
    style.value.makeBody(configuration: Configuration(isOn: $isOn, isMixed: isMixed))
  }
}

extension View {
  /// Says how a toggle looks.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledToggle<S>>(style: style))
  }
}

/// A toggle as its surroundings have it.
public struct DefaultToggleStyle: ToggleStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A toggle as its surroundings have it.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A toggle as a switch.
public struct SwitchToggleStyle: ToggleStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle as a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A toggle as a button.
public struct ButtonToggleStyle: ToggleStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle as a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle as a box to tick.
public struct CheckboxToggleStyle: ToggleStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A toggle as a box to tick.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension SwitchToggleStyle {
  /// Creates the style with the colour of a switch that is on.
  public init(tint: Color) {}
}
