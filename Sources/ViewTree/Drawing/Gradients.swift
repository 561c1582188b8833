public import Foundation

/// Colours that run into each other.
nonisolated public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// As the device mixes them.
    public static let device = ColorSpace(name: "device")
    /// As the eye sees them.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colours and their places.
  public var stops: [Stop]
  private var colorSpace = ColorSpace.device

  /// Creates colours at places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The colours, mixed in another way.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var copy = self
    copy.colorSpace = space
    return AnyGradient(copy)
  }
}

/// Colours that run into each other in a way of their own.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient

  /// Creates the colours.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The colours, mixed in another way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    gradient.colorSpace(space)
  }
}

/// Colours that run along a line.
nonisolated public struct LinearGradient: ShapeStyle, View, Hashable {
  /// The type of the body.
  public typealias Body = Never

  private let colors: AnyGradient
  private let points: [UnitPoint]

  /// Creates colours along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    colors = AnyGradient(gradient)
    points = [startPoint, endPoint]
  }

  /// Creates colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates colours along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours that run out from a point.
nonisolated public struct RadialGradient: ShapeStyle, View, Hashable {
  /// The type of the body.
  public typealias Body = Never

  private let colors: AnyGradient
  private let center: UnitPoint
  private let radii: [CGFloat]

  /// Creates colours between two radii, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    colors = AnyGradient(gradient)
    self.center = center
    radii = [startRadius, endRadius]
  }

  /// Creates colours between two radii, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Creates colours between two radii, in points.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

/// Colours that run out from a point to the sides of the figure.
nonisolated public struct EllipticalGradient: ShapeStyle, View, Hashable {
  /// The type of the body.
  public typealias Body = Never

  private let colors: AnyGradient
  private let center: UnitPoint
  private let fractions: [CGFloat]

  /// Creates colours between two fractions of the radius.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    colors = AnyGradient(gradient)
    self.center = center
    fractions = [startRadiusFraction, endRadiusFraction]
  }

  /// Creates colours between two fractions of the radius.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Creates colours between two fractions of the radius.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}

/// Colours that run around a point.
nonisolated public struct AngularGradient: ShapeStyle, View, Hashable {
  /// The type of the body.
  public typealias Body = Never

  private let colors: AnyGradient
  private let center: UnitPoint
  private let angles: [Angle]

  /// Creates colours between two angles.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    colors = AnyGradient(gradient)
    self.center = center
    angles = [startAngle, endAngle]
  }

  /// Creates colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates colours between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates colours all around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient,
      center: center,
      startAngle: angle,
      endAngle: angle + .degrees(360)
    )
  }

  /// Creates colours all around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates colours all around.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}
