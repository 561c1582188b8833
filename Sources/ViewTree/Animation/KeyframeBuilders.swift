/// Makes the way of a value from the keyframes of a closure.
@MainActor
@preconcurrency
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// No keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    _KeyframeSequence(_keyframes: [])
  }

  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// One more keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: some KeyframeTrackContent<Value>,
    next: K
  ) -> some KeyframeTrackContent<Value> where K.Value == Value {
    _KeyframeSequence(_keyframes: accumulated._keyframes + next._keyframes)
  }

  /// The first branch of a condition.
  public static func buildEither<K: KeyframeTrackContent<Value>>(
    first component: K
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_keyframes: component._keyframes)
  }

  /// The second branch of a condition.
  public static func buildEither<K: KeyframeTrackContent<Value>>(
    second component: K
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_keyframes: component._keyframes)
  }

  /// An `if` without `else`.
  public static func buildOptional<K: KeyframeTrackContent<Value>>(
    _ component: K?
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_keyframes: component?._keyframes ?? [])
  }

  /// A loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence(_keyframes: components.flatMap(\._keyframes))
  }
}

/// Makes the ways of a value from the tracks of a closure.
@MainActor
@preconcurrency
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track as it is.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// A keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTrack<Value, Value, K> where Value: Animatable, K.Value == Value {
    KeyframeTrack { expression }
  }

  /// No tracks.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks(_tracks: []) }

  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// One more track.
  public static func buildPartialBlock<A: Keyframes, K: Keyframes>(
    accumulated: A,
    next: K
  ) -> _KeyframeTracks<Value> where A.Value == Value, K.Value == Value {
    _KeyframeTracks(_tracks: accumulated._tracks + next._tracks)
  }
}
