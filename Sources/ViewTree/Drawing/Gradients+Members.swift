public import Foundation

nonisolated extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
  /// Colours between two radii, in points.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Colours between two radii, in points.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
  /// Colours between two angles.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Colours between two angles.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours all around.
  public static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Colours all around.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint = .center,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
  /// Colours out to the sides of the figure.
  public static func ellipticalGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}

/// Colours at the points of a grid that run into each other.
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable {
  /// The type of the body.
  public typealias Body = Never

  /// Where the points are.
  public enum Locations: Equatable, Sendable {
    /// At places.
    case points([SIMD2<Float>])
    /// At places with control points.
    case bezierPoints([BezierPoint])
  }

  /// Which colours the points have.
  public enum Colors: Equatable, Sendable {
    /// These colours.
    case colors([Color])
    /// These worked-out colours.
    case resolvedColors([Color.Resolved])
  }

  /// A point of the grid with its control points.
  public struct BezierPoint: Equatable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control point on the leading side.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point on the trailing side.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>,
      leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The number of points across.
  public var width: Int
  /// The number of points down.
  public var height: Int
  /// Where the points are.
  public var locations: Locations
  /// Which colours they have.
  public var colors: Colors
  /// The colour around the grid.
  public var background: Color
  /// Whether colours run smoothly.
  public var smoothsColors: Bool

  /// Creates a grid of places and colours.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors
    )
  }

  /// Creates a grid.
  public init(
    width: Int,
    height: Int,
    locations: Locations,
    colors: Colors,
    background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }
}
