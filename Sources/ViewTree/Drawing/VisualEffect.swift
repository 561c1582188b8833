public import Foundation

/// A change of how a view is drawn that leaves its layout alone.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/visualeffect.
nonisolated public protocol VisualEffect: Sendable {}

/// No change.
nonisolated public struct EmptyVisualEffect: VisualEffect, Hashable {
  /// Creates the effect.
  public init() {}
}

/// Several changes, of which only the first is kept.
nonisolated struct NamedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let name: StaticString
}

nonisolated extension VisualEffect {
  private func adding(_ name: StaticString) -> some VisualEffect {
    NamedVisualEffect(base: self, name: name)
  }

  /// Lets the view through in part.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding("opacity") }
  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding("offset") }
  /// Moves the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding("offset") }
  /// Draws the view larger or smaller.
  public func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { adding("scaleEffect") }
  /// Draws the view larger or smaller.
  public func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { adding("scaleEffect") }
  /// Draws the view larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { adding("scaleEffect") }
  /// Turns the view.
  public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { adding("rotationEffect") }
  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { adding("rotation3DEffect") }
  /// Blurs the view, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding("blur") }
  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { adding("brightness") }
  /// Makes differences larger or smaller.
  public func contrast(_ amount: Double) -> some VisualEffect { adding("contrast") }
  /// Makes colours stronger or weaker.
  public func saturation(_ amount: Double) -> some VisualEffect { adding("saturation") }
  /// Takes colours away.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding("grayscale") }
  /// Turns hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding("hueRotation") }
}
