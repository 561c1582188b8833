/// How a value changes over time; kept for inspection, since nothing moves while simulating.
public struct Animation: Hashable, Sendable {
  private let curve: String
  private let duration: Double
  private var speed = 1.0
  private var delay = 0.0
  private var logicalDuration: Double?

  private init(_ curve: String, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The system's animation.
  public static let `default` = Animation("default", duration: 0.35)
  /// An animation that starts slowly.
  public static let easeIn = Animation("easeIn", duration: 0.35)
  /// An animation that ends slowly.
  public static let easeOut = Animation("easeOut", duration: 0.35)
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation("easeInOut", duration: 0.35)
  /// An animation of constant speed.
  public static let linear = Animation("linear", duration: 0.35)
  /// A spring.
  public static let spring = Animation("spring", duration: 0.5)
  /// A spring with a small bounce.
  public static let bouncy = Animation("bouncy", duration: 0.5)
  /// A spring without bounce.
  public static let smooth = Animation("smooth", duration: 0.5)
  /// A spring with a quick response.
  public static let snappy = Animation("snappy", duration: 0.5)

  /// An animation that starts slowly and takes `duration` seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation("easeIn", duration: duration)
  }
  /// An animation that ends slowly and takes `duration` seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation("easeOut", duration: duration)
  }
  /// An animation that starts and ends slowly and takes `duration` seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation("easeInOut", duration: duration)
  }
  /// An animation of constant speed that takes `duration` seconds.
  public static func linear(duration: Double) -> Animation {
    Animation("linear", duration: duration)
  }

  /// The animation, begun `delay` seconds later.
  public func delay(_ delay: Double) -> Animation {
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

  /// The animation, which counts as logically complete after `duration` seconds.
  public func logicallyComplete(after duration: Double) -> Animation {
    var copy = self
    copy.logicalDuration = duration
    return copy
  }

  /// The time until the animation is complete, in seconds of virtual time.
  func completionTime(_ criteria: AnimationCompletionCriteria) -> Double {
    let duration = criteria.isLogical ? logicalDuration ?? duration : duration
    return delay + duration / speed
  }
}
