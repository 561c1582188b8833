public import Foundation

#if canImport(CoreGraphics)
public import CoreGraphics
#endif

/// What a canvas is drawn into; nothing is.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/graphicscontext.
nonisolated public struct GraphicsContext {
  /// How much of what is drawn is let through, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn is mixed with what is below.
  public var blendMode = BlendMode.normal
  /// The coordinates.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public private(set) var environment: EnvironmentValues
  private var clip = Path()

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Makes what follows larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Moves what follows.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Turns what follows.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Draws what follows in other coordinates.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// The rectangle around all that what follows is cut to.
  public var clipBoundingRect: CGRect { clip.boundingRect }
  /// Cuts what follows to a figure.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) { clip = path }
  /// Cuts what follows to what a closure would draw.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Adds an effect to what follows.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}
  /// Draws a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Fills a figure.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws the line of a figure.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws the line of a figure, with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// The shading in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// The picture in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(shading: nil) }
  /// The text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(shading: .foreground) }
  /// The view with a tag among the symbols; none is drawn.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws a picture in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws a picture at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a symbol in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// Draws a symbol at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    /// What it is drawn in.
    public var shading: Shading?
    /// The size, in points; zero, since nothing is decoded.
    public var size: CGSize { .zero }
    /// The distance of the line of text from the top.
    public var baseline: CGFloat { 0 }
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// What it is drawn in.
    public var shading: Shading
    /// The size in a space, in points; zero, since nothing is measured.
    public func measure(in size: CGSize) -> CGSize { .zero }
    /// The distance of the first line from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
    /// The distance of the last line from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
  }

  /// A symbol that is ready to be drawn.
  public struct ResolvedSymbol {
    /// The size, in points; zero, since nothing is measured.
    public var size: CGSize { .zero }
  }
}
