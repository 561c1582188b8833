public import Foundation

#if canImport(CoreGraphics)
public import CoreGraphics
#endif

nonisolated extension View {
  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    drawing("rotationEffect", (angle, anchor))
  }

  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    drawing("rotation3DEffect", (angle, axis.x, axis.y, axis.z, anchor, anchorZ, perspective))
  }

  /// Draws the content larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    drawing("scaleEffect", Pair(scale, anchor))
  }

  /// Draws the content larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    drawing("scaleEffect", (scale, anchor))
  }

  /// Draws the content larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    drawing("scaleEffect", (x, y, anchor))
  }

  /// Draws the view in other coordinates.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    drawing("transformEffect", transform)
  }

  /// Draws the view in other coordinates.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    drawing("projectionEffect", transform)
  }

  /// Moves the view as one when its container moves.
  public func geometryGroup() -> some View { drawing("geometryGroup") }

  /// Changes how the view is drawn by its place; nothing asks for it.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    drawing("visualEffect", effect)
  }

  /// Moves the view from the place of another one with the same identity.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    drawing("matchedGeometryEffect", (id, namespace, properties, anchor, isSource))
  }
}

/// What two views with one identity share.
nonisolated public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit a property.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A change of coordinates with perspective.
nonisolated public struct ProjectionTransform: Hashable, Sendable {
  /// The numbers of the matrix.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The numbers of the matrix.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The numbers of the matrix.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates no change.
  public init() {}

  /// Creates a change without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether nothing is changed.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether there is no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This change, then another one, both without perspective.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(rhs.affine))
  }

  private var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

/// A modifier that draws its content in other coordinates; nothing asks for them.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/geometryeffect.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The change of coordinates for a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Goes through the content.
  @MainActor public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
  }

  /// The effect, but not on layout.
  public nonisolated func ignoredByLayout() -> some ViewModifier { self }
}
