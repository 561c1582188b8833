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
