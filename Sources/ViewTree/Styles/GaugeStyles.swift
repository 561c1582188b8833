/// What the style of a gauge is told about it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration.
public struct GaugeStyleConfiguration {
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

  /// The label of the least value.
  public struct MinimumValueLabel: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The label of the greatest value.
  public struct MaximumValueLabel: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The label of a marked value.
  public struct MarkedValueLabel: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The value, from 0 to 1.
  public var value: Double
  /// The label.
  public let label = Label()
  /// The label of the current value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the least value, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the greatest value, if there is one.
  public var maximumValueLabel: MaximumValueLabel?
}

/// How a gauge looks.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/gaugestyle.
@MainActor
@preconcurrency
public protocol GaugeStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the control consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the control.
  typealias Configuration = GaugeStyleConfiguration
}

extension GaugeStyle where Self: _SystemStyle {
  /// The control, with this style.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

private struct StyledGauge<Style: GaugeStyle>: StyledView {
  var style: StyleProperty<Style>
  let configuration: GaugeStyleConfiguration

  var body: Style.Body { style.value.makeBody(configuration: configuration) }
}

extension View {
  /// Says how a gauge looks.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledGauge<S>>(style: style))
  }
}

/// A gauge as its surroundings have it.
public struct DefaultGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A gauge as its surroundings have it.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A ring with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A ring that fills up.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills up.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A bar that fills up.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills up.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A wide bar that fills up.
public struct LinearCapacityGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A wide bar that fills up.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A dial.
public struct CircularGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A dial.
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

/// A wide bar with a mark.
public struct LinearGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A wide bar with a mark.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
