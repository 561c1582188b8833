public import Foundation

/// One tap, or several in a row.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/tapgesture.
public struct TapGesture: _LeafGesture {
  /// Nothing is told.
  public typealias Value = Void
  /// The type of the body.
  public typealias Body = Never

  /// The number of taps that it takes.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) {
    self.count = count
  }

  /// A tap.
  public static var _kinds: _GestureKinds { .tap }

  /// Ends with the last tap.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Void> {
    event.kind == .tap && event.count == count ? .ended(()) : .failed
  }
}

/// One tap, or several in a row, of which the place is told.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/spatialtapgesture.
public struct SpatialTapGesture: _LeafGesture {
  /// The type of the body.
  public typealias Body = Never

  /// What is told about a tap.
  public struct Value: Equatable, Sendable {
    /// The place of the tap; the upper leading corner, since there is no layout.
    public var location: CGPoint
  }

  /// The number of taps that it takes.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
  }

  /// A tap.
  public static var _kinds: _GestureKinds { .tap }

  /// Ends with the last tap.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Value> {
    TapGesture(count: count)._respond(to: event).map { Value(location: .zero) }
  }
}

/// A finger that is held down.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/longpressgesture.
public struct LongPressGesture: _LeafGesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// The type of the body.
  public typealias Body = Never

  /// How long the finger must be down, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat
  private var pressing: (@MainActor (Bool) -> Void)?

  /// Creates a gesture of a duration in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The gesture, telling when a finger comes and goes.
  func pressing(_ action: (@MainActor (Bool) -> Void)?) -> LongPressGesture {
    var copy = self
    copy.pressing = action
    return copy
  }

  /// A press.
  public static var _kinds: _GestureKinds { .press }

  /// Changes when the finger comes, and ends when it has been down long enough.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Bool> {
    guard event.kind.contains(.press) else { return .failed }
    let isLongEnough = event.pressed >= minimumDuration
    if event.kind == .press { pressing?(!event.isEnd) }
    if event.kind == .press, !event.isEnd { return isLongEnough ? .ended(true) : .changed(true) }
    return isLongEnough && event.kind != .press ? .ended(true) : .failed
  }
}
