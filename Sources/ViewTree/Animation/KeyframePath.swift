public import Foundation

/// The values of keyframes at any time.
@MainActor
struct KeyframePath<Value: Animatable> {
  private let keyframes: [_Keyframe<Value>]
  private let start: Value

  init(_ keyframes: [_Keyframe<Value>], from start: Value) {
    self.keyframes = keyframes
    self.start = start
  }

  /// The value at a time, in seconds; after the end the last one.
  func value(at time: TimeInterval) -> Value {
    var (value, began) = (start, 0.0)
    for (index, keyframe) in keyframes.enumerated() {
      let end = began + keyframe.duration
      guard time < end, keyframe.duration > 0 else {
        (value, began) = (keyframe.target, end)
        continue
      }
      return part(index, from: value, time - began)
    }
    return value
  }

  private func part(_ index: Int, from value: Value, _ time: TimeInterval) -> Value {
    let keyframe = keyframes[index]
    let distance = keyframe.target.animatableData - value.animatableData
    var moved = distance
    switch keyframe.way {
    case .move: break
    case .linear(let curve): moved.scale(by: curve.value(at: time / keyframe.duration))
    case .spring(let spring, let velocity):
      moved = spring.value(
        target: distance,
        initialVelocity: velocity?.animatableData ?? .zero,
        time: time
      )
    case .cubic(let first, let last):
      moved = cubic(
        distance,
        first?.animatableData ?? slope(at: index, from: value),
        last?.animatableData ?? slope(at: index + 1, from: keyframe.target),
        time,
        keyframe.duration
      )
    }
    var result = keyframe.target
    result.animatableData = value.animatableData + moved
    return result
  }

  /// The curve with a slope at both ends.
  private func cubic(
    _ distance: Value.AnimatableData,
    _ first: Value.AnimatableData,
    _ last: Value.AnimatableData,
    _ time: TimeInterval,
    _ duration: TimeInterval
  ) -> Value.AnimatableData {
    let t = time / duration
    var (way, begin, end) = (distance, first, last)
    way.scale(by: t * t * (3 - 2 * t))
    begin.scale(by: (t - 1) * (t - 1) * t * duration)
    end.scale(by: t * t * (t - 1) * duration)
    return way + begin + end
  }

  /// The slope between two keyframes: that from the value before to the one after, per second.
  private func slope(at index: Int, from value: Value) -> Value.AnimatableData {
    guard index > 0, index < keyframes.count else { return .zero }
    let before = index > 1 ? keyframes[index - 2].target : start
    let duration = keyframes[index - 1].duration + keyframes[index].duration
    guard duration > 0 else { return .zero }
    var slope = keyframes[index].target.animatableData - before.animatableData
    slope.scale(by: 1 / duration)
    return slope
  }
}

/// The ways of a value through keyframes, at any time.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/keyframetimeline.
@MainActor
public struct KeyframeTimeline<Value> {
  private let start: Value
  private let ways: [_KeyframeWay<Value>]

  /// Creates the ways from a first value.
  public init(
    initialValue: Value,
    @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    start = initialValue
    ways = content()._tracks
  }

  init(_ start: Value, _ keyframes: some Keyframes<Value>) {
    self.start = start
    ways = keyframes._tracks
  }

  /// How long the longest way takes, in seconds.
  public var duration: TimeInterval { ways.map(\.duration).max() ?? 0 }

  /// The value at a time, in seconds.
  public func value(time: Double) -> Value {
    var value = start
    for way in ways { way.write(&value, time) }
    return value
  }

  /// The value after a part of the time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
