public import Foundation

/// How a value changes over time.
///
/// Only how long it takes and how often it is repeated matter while simulating.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/animation.
nonisolated public struct Animation: Hashable, Sendable {
  /// The way from the old to the new value.
  private enum Curve: Hashable, Sendable {
    case `default`
    case curve(UnitCurve)
    case spring(Spring, blendDuration: TimeInterval)
    case interpolatingSpring(Spring, initialVelocity: Double)
  }

  private let curve: Curve
  private let duration: Double
  private var speed = 1.0
  private var delay = 0.0
  private var logicalDuration: Double?
  private(set) var repetition: Repetition?

  /// How often an animation is played.
  struct Repetition: Hashable, Sendable {
    /// The number of times; infinite for ever.
    let count: Double
    /// Whether every second time goes back.
    let autoreverses: Bool
  }

  private init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// Creates an animation of a spring.
  public init(_ spring: Spring) {
    self.init(.spring(spring, blendDuration: 0), duration: spring.duration)
  }

  /// The system's animation.
  public static let `default` = Animation(.default, duration: 0.35)
}

nonisolated extension Animation {
  /// An animation that starts slowly.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }
  /// An animation that ends slowly.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }
  /// An animation that starts and ends slowly.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }
  /// An animation of constant speed.
  public static var linear: Animation { .linear(duration: 0.35) }

  /// An animation that starts slowly and takes `duration` seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeIn), duration: duration)
  }
  /// An animation that ends slowly and takes `duration` seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeOut), duration: duration)
  }
  /// An animation that starts and ends slowly and takes `duration` seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeInOut), duration: duration)
  }
  /// An animation of constant speed that takes `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.curve(.linear), duration: duration)
  }
  /// An animation along a curve with two control points that takes `duration` seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y),
        endControlPoint: UnitPoint(x: p2x, y: p2y)
      ),
      duration: duration
    )
  }
  /// An animation along a curve that takes `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve), duration: duration)
  }
}

nonisolated extension Animation {
  /// A spring.
  public static var spring: Animation { .spring() }
  /// A spring without bounce.
  public static var smooth: Animation { .smooth() }
  /// A spring with a quick response.
  public static var snappy: Animation { .snappy() }
  /// A spring with some bounce.
  public static var bouncy: Animation { .bouncy() }
  /// A spring for what a finger moves.
  public static var interactiveSpring: Animation { .interactiveSpring() }
  /// A spring whose movements add up.
  public static var interpolatingSpring: Animation { .interpolatingSpring() }

  /// A spring by how it looks.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }
  /// A spring by response and damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction),
      blendDuration: blendDuration
    )
  }
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, blendDuration: blendDuration), duration: spring.duration)
  }
  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a quick response.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with some bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring for what a finger moves.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(duration: duration, bounce: 0.14 + extraBounce),
      blendDuration: blendDuration
    )
  }
  /// A spring for what a finger moves, by response and damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction),
      blendDuration: blendDuration
    )
  }
  /// A spring whose movements add up, by physical quantities.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    return interpolatingSpring(spring, initialVelocity: initialVelocity)
  }
  /// A spring whose movements add up, by how it looks.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    let spring = Spring(duration: duration, bounce: bounce)
    return interpolatingSpring(spring, initialVelocity: initialVelocity)
  }
  /// A spring whose movements add up.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(spring, initialVelocity: initialVelocity),
      duration: spring.duration
    )
  }
}

nonisolated extension Animation {
  /// The animation, begun `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }

  /// The animation at `speed` times its speed.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speed *= speed
    return copy
  }

  /// The animation, played several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = Repetition(count: Double(repeatCount), autoreverses: autoreverses)
    return copy
  }

  /// The animation, played for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repetition = Repetition(count: .infinity, autoreverses: autoreverses)
    return copy
  }

  /// The animation, which counts as logically complete after `duration` seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var copy = self
    copy.logicalDuration = duration
    return copy
  }

  /// The time until the animation is complete, in seconds of virtual time; it can be infinite.
  func completionTime(_ criteria: AnimationCompletionCriteria) -> Double {
    let duration = criteria.isLogical ? logicalDuration ?? duration : duration
    return delay + duration / speed * (repetition?.count ?? 1)
  }

  /// The part of the way that is done after a part of all the time, if it is repeated.
  func progress(afterSeconds seconds: Double) -> Double {
    let cycle = duration / speed
    guard let repetition, cycle > 0 else { return 0 }
    let passed = max(seconds - delay, 0) / cycle
    let number = passed.rounded(.down)
    let part = passed - number
    let isBack = repetition.autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
    return isBack ? 1 - part : part
  }
}
