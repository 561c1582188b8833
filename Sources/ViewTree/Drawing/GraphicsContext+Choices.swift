public import Foundation

nonisolated extension GraphicsContext {
  /// How what follows is cut.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit a choice.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
    /// To what lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How an effect is worked out.
  public struct FilterOptions: OptionSet, Sendable {
    /// One bit a choice.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
    /// Without correction of colours.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How a blur is worked out.
  public struct BlurOptions: OptionSet, Sendable {
    /// One bit a choice.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
    /// Nothing shines through.
    public static let opaque = BlurOptions(rawValue: 1)
    /// With random points.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// One bit a choice.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
    /// Above.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inside.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Without a group of its own.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a gradient goes on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit a choice.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
    /// Again and again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Without correction of colours.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// An effect on what is drawn.
  public struct Filter: Sendable {
    private let name: StaticString

    /// A shadow, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(name: "shadow") }
    /// A multiplication of colours.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }
    /// A turn of hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation") }
    /// Stronger or weaker colours.
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }
    /// More or less brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }
    /// Larger or smaller differences.
    public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast") }
    /// Inverted colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(name: "colorInvert") }
    /// Less colour.
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }
    /// Let through by brightness.
    public static var luminanceToAlpha: Filter { Filter(name: "luminanceToAlpha") }
    /// A blur, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(name: "blur")
    }
    /// One colour where there is enough.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Filter { Filter(name: "alphaThreshold") }
  }

  /// What is drawn with.
  public struct Shading: Sendable {
    private let style: (any ShapeStyle)?

    /// What the canvas is drawn in.
    public static var backdrop: Shading { Shading(style: nil) }
    /// The foreground style.
    public static var foreground: Shading { Shading(style: ForegroundStyle()) }
    /// The first of several that are given.
    public static func palette(_ array: [Shading]) -> Shading {
      array.first ?? Shading(style: nil)
    }
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(style: color) }
    /// A colour from components, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: style) }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(style: gradient) }
    /// Colours between two radii.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(style: gradient) }
    /// Colours around a point.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(style: gradient) }
    /// A picture.
    public static func tiledImage(
      _ image: Image,
      origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { Shading(style: image) }
  }
}
