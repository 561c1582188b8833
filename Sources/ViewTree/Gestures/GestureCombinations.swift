/// Two gestures at once.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/simultaneousgesture.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _LeafGesture {
  /// The type of the body.
  public typealias Body = Never

  /// What is told about both.
  public struct Value {
    /// What is told about the first.
    public var first: First.Value?
    /// What is told about the second.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What people must do for either gesture.
  public static var _kinds: _GestureKinds { First._kinds.union(Second._kinds) }

  /// Hands what a person does to both.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Value> {
    let phases = (first._respond(to: event), second._respond(to: event))
    guard phases.0.isRecognized || phases.1.isRecognized else { return .failed }
    let value = Value(first: phases.0.value, second: phases.1.value)
    return event.isEnd ? .ended(value) : .changed(value)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture after the other.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/sequencegesture.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _LeafGesture {
  /// The type of the body.
  public typealias Body = Never

  /// What is told about the sequence.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture is done, and the second may go on.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What people must do for both gestures.
  public static var _kinds: _GestureKinds { First._kinds.union(Second._kinds) }

  /// Hands what a person does to the first, and to the second once that is done.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Value> {
    switch first._respond(to: event) {
    case .failed: return .failed
    case .possible: return .possible
    case .changed(let value): return .changed(.first(value))
    case .ended(let value):
      switch second._respond(to: event) {
      case .failed, .possible: return .changed(.second(value, nil))
      case .changed(let other): return .changed(.second(value, other))
      case .ended(let other): return .ended(.second(value, other))
      }
    }
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures, of which the first goes before the second.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/exclusivegesture.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _LeafGesture {
  /// The type of the body.
  public typealias Body = Never

  /// What is told about the gesture.
  public enum Value {
    /// It is the first.
    case first(First.Value)
    /// It is the second.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What people must do for either gesture.
  public static var _kinds: _GestureKinds { First._kinds.union(Second._kinds) }

  /// Hands what a person does to the first, or to the second where that fails.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Value> {
    let phase = first._respond(to: event)
    if phase.isRecognized { return phase.map { .first($0) } }
    return second._respond(to: event).map { .second($0) }
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
