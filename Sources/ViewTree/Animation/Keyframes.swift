public import Foundation

/// The way of one value through keyframes, or several such ways.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/keyframes.
@MainActor
@preconcurrency
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value

  /// The ways, each of which changes a part of a value.
  var _tracks: [_KeyframeWay<Value>] { get }
}

/// One way through keyframes.
@MainActor
public struct _KeyframeWay<Root> {
  /// How long it takes, in seconds.
  let duration: TimeInterval
  /// Writes what it has come to at a time, in seconds, into a value.
  let write: @MainActor (inout Root, TimeInterval) -> Void
}

/// Several keyframes of one value, one after the other.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/keyframetrack.
public struct KeyframeTrack<
  Root,
  Value: Animatable,
  Content: KeyframeTrackContent<Value>
>: Keyframes {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates the way of a part of a value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Creates the way of a whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// The one way.
  public var _tracks: [_KeyframeWay<Root>] {
    let keyframes = content._keyframes
    let keyPath = keyPath
    let duration = keyframes.reduce(0) { $0 + $1.duration }
    return [
      _KeyframeWay(duration: duration) { root, time in
        root[keyPath: keyPath] = KeyframePath(keyframes, from: root[keyPath: keyPath])
          .value(at: time)
      }
    ]
  }
}

/// Keyframes that follow each other.
@MainActor
@preconcurrency
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable

  /// The keyframes in order.
  var _keyframes: [_Keyframe<Value>] { get }
}

/// A value that is reached after a time.
@MainActor
public struct _Keyframe<Value: Animatable> {
  /// How the value is reached.
  enum Way {
    case move
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
  }

  let target: Value
  let duration: TimeInterval
  let way: Way
}

/// A value that is reached with a curve between points of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe; the time is in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(target: to, duration: duration, way: .linear(timingCurve))]
  }
}

/// A value that is reached in a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe; the time is in seconds, velocities are per second.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    let way = _Keyframe<Value>.Way.cubic(start: startVelocity, end: endVelocity)
    _keyframes = [_Keyframe(target: to, duration: duration, way: way)]
  }
}

/// A value that is reached as by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe; without a time, in seconds, it takes as long as the spring.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _keyframes = [
      _Keyframe(
        target: to,
        duration: duration ?? spring.settlingDuration,
        way: .spring(spring, start: startVelocity)
      )
    ]
  }
}

/// A value that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe.
  public init(_ to: Value) {
    _keyframes = [_Keyframe(target: to, duration: 0, way: .move)]
  }
}

/// Several keyframes of one value.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// The keyframes in order.
  public let _keyframes: [_Keyframe<Value>]
}

/// Several ways of one value.
public struct _KeyframeTracks<Value>: Keyframes {
  /// The ways.
  public let _tracks: [_KeyframeWay<Value>]
}
