/// A gesture that runs an action when it ends.
public struct _EndedGesture<Content: Gesture>: _LeafGesture {
  /// What is told about the gesture.
  public typealias Value = Content.Value
  /// The type of the body.
  public typealias Body = Never

  let content: Content
  let action: (Value) -> Void

  /// What people must do for the gesture.
  public static var _kinds: _GestureKinds { Content._kinds }

  /// Runs the action at the end.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Value> {
    let phase = content._respond(to: event)
    if case .ended(let value) = phase { action(value) }
    return phase
  }
}

/// A gesture that runs an action when what is told differs.
public struct _ChangedGesture<Content: Gesture>: _LeafGesture where Content.Value: Equatable {
  /// What is told about the gesture.
  public typealias Value = Content.Value
  /// The type of the body.
  public typealias Body = Never

  let content: Content
  let action: (Value) -> Void

  /// What people must do for the gesture.
  public static var _kinds: _GestureKinds { Content._kinds }

  /// Runs the action with each change.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Value> {
    let phase = content._respond(to: event)
    if case .changed(let value) = phase { action(value) }
    return phase
  }
}

/// A gesture of which something else is told.
public struct _MapGesture<Content: Gesture, Value>: _LeafGesture {
  /// The type of the body.
  public typealias Body = Never

  let content: Content
  let transform: @MainActor (Content.Value) -> Value

  /// What people must do for the gesture.
  public static var _kinds: _GestureKinds { Content._kinds }

  /// Hands on what a person does.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Value> {
    content._respond(to: event).map(transform)
  }
}

/// A gesture that keeps a state while it goes on.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/gesturestategesture.
public struct GestureStateGesture<Base: Gesture, State>: _LeafGesture {
  /// What is told about the gesture.
  public typealias Value = Base.Value
  /// The type of the body.
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Changes the state.
  let change: (Value, inout State, inout Transaction) -> Void

  /// What people must do for the gesture.
  public static var _kinds: _GestureKinds { Base._kinds }

  /// Changes the state while the gesture goes on, and gives it back at the end.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Value> {
    let phase = base._respond(to: event)
    switch phase {
    case .changed(let value): state.change { change(value, &$0, &$1) }
    case .ended: state.reset()
    case .failed, .possible: break
    }
    return phase
  }
}

extension Gesture {
  /// Runs an action when the gesture ends.
  public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Runs an action with each change of the gesture.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Has something else told of the gesture.
  @preconcurrency public func map<T>(
    _ body: @escaping @MainActor (Value) -> T
  ) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Keeps a state while the gesture goes on.
  @preconcurrency public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }

  /// Attaches keys that must be held down; a person has none.
  public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> {
    _MapGesture(content: self) { $0 }
  }

  /// Does this gesture and another at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Does this gesture, then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Does this gesture, or another where it fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
