/// What the style of a progress view is told about it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/progressviewstyleconfiguration.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The label of the current value.
  public struct CurrentValueLabel: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// How much is done, from 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The label of the current value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

/// How a progress view looks.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/progressviewstyle.
@MainActor
@preconcurrency
public protocol ProgressViewStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the control consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the control.
  typealias Configuration = ProgressViewStyleConfiguration
}

extension ProgressViewStyle where Self: _SystemStyle {
  /// The control, with this style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

private struct StyledProgressView<Style: ProgressViewStyle>: StyledView {
  var style: StyleProperty<Style>
  let configuration: ProgressViewStyleConfiguration

  var body: Style.Body { style.value.makeBody(configuration: configuration) }
}

extension View {
  /// Says how a progress view looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledProgressView<S>>(style: style))
  }
}

/// A progress view as its surroundings have it.
public struct DefaultProgressViewStyle: ProgressViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A progress view as its surroundings have it.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension CircularProgressViewStyle {
  /// Creates the style with a colour.
  public init(tint: Color) {}
}

extension LinearProgressViewStyle {
  /// Creates the style with a colour.
  public init(tint: Color) {}
}
