/// What people do with their fingers, and what happens then.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/gesture.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What is told about the gesture.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }

  /// What people must do for the gesture.
  static var _kinds: _GestureKinds { get }

  /// Takes a part of what a person does.
  func _respond(to event: _GestureEvent) -> _GesturePhase<Value>
}

extension Gesture where Body.Value == Value {
  /// What people must do for the gesture that this one is made of.
  public static var _kinds: _GestureKinds { Body._kinds }

  /// Hands what a person does to the gesture that this one is made of.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Value> {
    body._respond(to: event)
  }
}

/// A gesture without a body.
@MainActor
@preconcurrency
public protocol _LeafGesture: Gesture where Body == Never {}

extension _LeafGesture {
  /// Never called: the gesture has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body. This is a defect in perfbudget.")
  }
}

extension Never: Gesture {
  /// Nothing is told.
  public typealias Value = Never
  /// There is nothing that people must do.
  public static var _kinds: _GestureKinds { [] }

  /// Never called: there is no value of the type.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Never> { .failed }
}

extension Optional: Gesture, _LeafGesture where Wrapped: Gesture {
  /// What is told about the wrapped gesture.
  public typealias Value = Wrapped.Value
  /// The type of the body.
  public typealias Body = Never

  /// What people must do for the wrapped gesture.
  public static var _kinds: _GestureKinds { Wrapped._kinds }

  /// Hands what a person does to the wrapped gesture, if there is one.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Wrapped.Value> {
    self?._respond(to: event) ?? .failed
  }
}

/// What people must do for a gesture.
public struct _GestureKinds: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let tap = _GestureKinds(rawValue: 1)
  package static let press = _GestureKinds(rawValue: 2)
  package static let drag = _GestureKinds(rawValue: 4)
  package static let magnify = _GestureKinds(rawValue: 8)
  package static let rotate = _GestureKinds(rawValue: 16)
}

/// A part of what a person does: a tap, a press of some length, one step of a movement.
public struct _GestureEvent: Sendable {
  package var kind: _GestureKinds
  /// The number of taps.
  package var count = 0
  /// How long a finger has been held still, in seconds.
  package var pressed = 0.0
  package var drag: DragGesture.Value?
  package var magnification = 1.0
  package var rotation = Angle.zero
  /// Whether the person lets go.
  package var isEnd = true

  package init(_ kind: _GestureKinds) {
    self.kind = kind
  }

  package static func tap(count: Int) -> _GestureEvent {
    var event = _GestureEvent(.tap)
    event.count = count
    return event
  }
}

/// What a gesture makes of a part of what a person does.
public enum _GesturePhase<Value> {
  /// It is not this gesture.
  case failed
  /// It may become this gesture.
  case possible
  /// It is going on.
  case changed(Value)
  /// It is done.
  case ended(Value)

  /// What is told, if anything.
  var value: Value? {
    switch self {
    case .failed, .possible: nil
    case .changed(let value), .ended(let value): value
    }
  }

  /// Whether what the person does is taken for the gesture.
  var isRecognized: Bool { value != nil }

  func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
    switch self {
    case .failed: .failed
    case .possible: .possible
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    }
  }
}
