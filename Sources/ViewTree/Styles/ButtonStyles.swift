/// What a button's style is told about the button.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/buttonstyleconfiguration.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label = Label()
  /// Whether a person holds the button down; false, since a tap is one event.
  public let isPressed: Bool
}

/// What a button's style is told about the button and can trigger.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label = Label()
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// How buttons look.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/buttonstyle.
@MainActor
@preconcurrency
public protocol ButtonStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What a button consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the button.
  typealias Configuration = ButtonStyleConfiguration
}

/// How buttons look and when they act.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/primitivebuttonstyle.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What a button consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension PrimitiveButtonStyle where Self: _SystemStyle {
  /// The button, with this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style's body; the action is no part of it, so another action leaves it alone.
private struct StyledButton<Style: ButtonStyle>: StyledView {
  typealias Configuration = PrimitiveButtonStyleConfiguration
  var style: StyleProperty<Style>
  let role: ButtonRole?

  init(style: StyleProperty<Style>, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    role = configuration.role
  }

  var body: Style.Body {
    style.value.makeBody(configuration: ButtonStyleConfiguration(role: role, isPressed: false))
  }
}

/// A primitive style's body; it decides what triggers the action.
private struct StyledPrimitiveButton<Style: PrimitiveButtonStyle>: StyledView {
  var style: StyleProperty<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  var body: Style.Body { style.value.makeBody(configuration: configuration) }

  static var ownsInteraction: Bool { true }
}

extension View {
  /// Says how buttons look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledButton<S>>(style: style))
  }

  /// Says how buttons look and when they act.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledPrimitiveButton<S>>(style: style))
  }
}
