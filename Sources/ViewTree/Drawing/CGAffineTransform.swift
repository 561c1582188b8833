#if !canImport(CoreGraphics)
public import Foundation

/// A change of coordinates, as Core Graphics has it: translation, scale and rotation.
///
/// - Note: Source: developer.apple.com/documentation/corefoundation/cgaffinetransform.
nonisolated public struct CGAffineTransform: Codable, Hashable, Sendable {
  /// The factor from x to x.
  public var a: CGFloat
  /// The factor from x to y.
  public var b: CGFloat
  /// The factor from y to x.
  public var c: CGFloat
  /// The factor from y to y.
  public var d: CGFloat
  /// The distance in x.
  public var tx: CGFloat
  /// The distance in y.
  public var ty: CGFloat

  /// Creates a transform with zeros.
  public init() {
    self.init(0, 0, 0, 0, 0, 0)
  }

  /// Creates a transform from its numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform from its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.init(a, b, c, d, tx, ty)
  }

  /// Creates a rotation by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(cosine, sine, -sine, cosine, 0, 0)
  }

  /// Creates a change of size.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(x, 0, 0, y, 0, 0)
  }

  /// Creates a move.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(1, 0, 0, 1, x, y)
  }

  /// No change.
  public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This transform, then another one.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * other.a + b * other.c,
      a * other.b + b * other.d,
      c * other.a + d * other.c,
      c * other.b + d * other.d,
      tx * other.a + ty * other.c + other.tx,
      tx * other.b + ty * other.d + other.ty
    )
  }

  /// The transform back; the same one where there is none.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      d / determinant,
      -b / determinant,
      -c / determinant,
      a / determinant,
      (c * ty - d * tx) / determinant,
      (b * tx - a * ty) / determinant
    )
  }

  /// A rotation, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A change of size, then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A move, then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
}

nonisolated extension CGPoint {
  /// The point in other coordinates.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

nonisolated extension CGSize {
  /// The size in other coordinates.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}

nonisolated extension CGRect {
  /// The smallest rectangle around the rectangle in other coordinates.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let origin = CGPoint(x: x.min() ?? 0, y: y.min() ?? 0)
    return CGRect(
      x: origin.x,
      y: origin.y,
      width: (x.max() ?? 0) - origin.x,
      height: (y.max() ?? 0) - origin.y
    )
  }
}

/// How the end of a line is drawn.
nonisolated public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut at the end.
  case butt
  /// With half a circle.
  case round
  /// With half a square.
  case square
}

/// How the corner of a line is drawn.
nonisolated public enum CGLineJoin: Int32, Hashable, Sendable {
  /// With a point.
  case miter
  /// With a part of a circle.
  case round
  /// Cut off.
  case bevel
}

/// A distance in both directions.
nonisolated public struct CGVector: Codable, Hashable, Sendable {
  /// The distance in x.
  public var dx: CGFloat
  /// The distance in y.
  public var dy: CGFloat

  /// Creates a distance.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }

  /// Creates no distance.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// No distance.
  public static let zero = CGVector()
}
#endif
