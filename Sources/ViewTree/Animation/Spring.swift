public import Foundation

/// The movement of a spring.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/spring.
nonisolated public struct Spring: Hashable, Sendable {
  /// How long the movement seems to take, in seconds.
  public private(set) var duration: TimeInterval
  /// How much the spring swings: 0 not at all, towards 1 without end, below 0 slower.
  public private(set) var bounce: Double

  /// Creates a spring from how it looks.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring from response and damping.
  public init(response: Double, dampingRatio: Double) {
    duration = response
    bounce = 1 - dampingRatio
  }

  /// Creates a spring from physical quantities.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    let frequency = (max(stiffness, .ulpOfOne) / max(mass, .ulpOfOne)).squareRoot()
    let ratio = damping / (2 * (max(stiffness * mass, .ulpOfOne)).squareRoot())
    duration = 2 * .pi / frequency
    bounce = 1 - (allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring from how long it takes to rest.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(min(dampingRatio, 1), 0.01)
    let frequency = -log(max(epsilon, .ulpOfOne)) / (ratio * max(settlingDuration, .ulpOfOne))
    duration = 2 * .pi / frequency
    bounce = 1 - dampingRatio
  }

  /// The response, in seconds.
  public var response: Double { duration }
  /// The damping as a part of that without swinging.
  public var dampingRatio: Double { 1 - bounce }
  /// The mass.
  public var mass: Double { 1 }
  /// The stiffness.
  public var stiffness: Double { frequency * frequency }
  /// The damping.
  public var damping: Double { 2 * dampingRatio * frequency }
  /// The time until the spring rests, in seconds.
  public var settlingDuration: TimeInterval {
    guard dampingRatio > 0 else { return .infinity }
    return -log(0.001) / (min(dampingRatio, 1) * frequency)
  }

  private var frequency: Double { 2 * .pi / max(duration, .ulpOfOne) }

  /// A spring without bounce.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// A spring with a quick response.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  /// A spring with some bounce.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a quick response.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with some bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// How far a movement to `target` has come at a time, in seconds.
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let (position, impulse) = response(at: max(time, 0))
    var (moved, pushed) = (target, initialVelocity)
    moved.scale(by: position)
    pushed.scale(by: impulse)
    return moved + pushed
  }

  /// The speed of a movement to `target` at a time, in seconds.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let step = 1e-4
    var change =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: time)
    change.scale(by: 1 / step)
    return change
  }

  /// The part of the way that is done, and what an initial speed of 1 adds.
  private func response(at time: Double) -> (position: Double, impulse: Double) {
    let (ratio, frequency) = (dampingRatio, frequency)
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * frequency * time)
      let (sine, cosine) = (sin(damped * time), cos(damped * time))
      return (1 - decay * (cosine + ratio * frequency / damped * sine), decay * sine / damped)
    }
    let decay = exp(-frequency * time)
    return (1 - decay * (1 + frequency * time), decay * time)
  }
}

/// A curve between two points of time.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/unitcurve.
nonisolated public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case bezier(UnitPoint, UnitPoint)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Of constant speed.
  public static let linear = bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing)
  /// Slow at the start.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0),
    endControlPoint: UnitPoint(x: 1, y: 1)
  )
  /// Slow at the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0),
    endControlPoint: UnitPoint(x: 0.58, y: 1)
  )
  /// Slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0),
    endControlPoint: UnitPoint(x: 0.58, y: 1)
  )
  /// A quarter of a circle, slow at the start.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of a circle, slow at both ends.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// The part of the way that is done after a part of the time.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch kind {
    case .bezier(let first, let second): return Self.solve(time, first, second)
    case .circularEaseIn: return 1 - (1 - time * time).squareRoot()
    case .circularEaseOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularEaseInOut:
      if time < 0.5 { return (1 - (1 - 4 * time * time).squareRoot()) / 2 }
      let rest = 2 - 2 * time
      return (1 + (1 - rest * rest).squareRoot()) / 2
    }
  }

  /// The speed after a part of the time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  private static func solve(_ time: Double, _ first: UnitPoint, _ second: UnitPoint) -> Double {
    func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(middle, first.x, second.x) < time { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, first.y, second.y)
  }
}
