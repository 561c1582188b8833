public import Foundation

/// How a view enters and leaves the screen.
///
/// Nothing moves while simulating. A transition matters in one way: with `identity` a view
/// disappears before its successor appears, with any other it is the other way round.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/anytransition.
nonisolated public struct AnyTransition: Hashable, Sendable {
  private let names: [String]

  private init(_ names: [String]) {
    self.names = names
  }

  /// Creates the transition from one of another type.
  public init<T: Transition>(_ transition: T) {
    self = (transition as? any NamedTransition)?.erased ?? AnyTransition(["\(T.self)"])
  }

  /// No transition: views come and go at once.
  public static let identity = AnyTransition(["identity"])
  /// Fading.
  public static let opacity = AnyTransition(["opacity"])
  /// Growing and shrinking.
  public static var scale: AnyTransition { AnyTransition(["scale"]) }
  /// Sliding in from the leading edge.
  public static let slide = AnyTransition(["slide"])

  /// Growing from, and shrinking to, a scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(["scale \(scale)"])
  }

  /// Moving in from, and out to, an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(["move \(edge)"]) }

  /// Moving in from, and out to, an edge and fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(["push \(edge)"]) }

  /// Moving in from, and out to, a distance, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(["offset \(offset.width) \(offset.height)"])
  }

  /// Moving in from, and out to, a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Between two modifiers, whose bodies are not evaluated.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(["modifier \(E.self)"])
  }

  /// One transition for entering, another one for leaving.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    removal
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(names + other.names)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
