public import Foundation

/// A finger that moves.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/draggesture.
public struct DragGesture: _LeafGesture {
  /// The type of the body.
  public typealias Body = Never

  /// What is told about a movement.
  public struct Value: Equatable, Sendable {
    /// When the finger got there.
    public var time: Date
    /// Where the finger is, in points.
    public var location: CGPoint
    /// Where the finger began, in points.
    public var startLocation: CGPoint

    package init(time: Date, location: CGPoint, startLocation: CGPoint, speed: CGSize = .zero) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      velocity = speed
    }

    /// How far the finger has moved, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// How fast the finger moves, in points a second.
    public var velocity: CGSize

    /// Where the finger would stop if it were let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far the finger would have moved when it stopped, if it were let go now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4
      )
    }
  }

  /// How far the finger must move, in points.
  public var minimumDistance: CGFloat
  private let space: CoordinateSpace

  /// Creates a gesture of a distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    space = coordinateSpace
  }

  /// Creates a gesture of a distance in points.
  @_disfavoredOverload
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A movement.
  public static var _kinds: _GestureKinds { .drag }

  /// Changes with each step of the movement, and ends when the finger is let go.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Value> {
    guard event.kind.contains(.drag), let value = event.drag else { return .failed }
    let distance = hypot(value.translation.width, value.translation.height)
    guard distance >= minimumDistance else { return .possible }
    return event.isEnd ? .ended(value) : .changed(value)
  }
}

/// Two fingers that move apart or together.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/magnifygesture.
public struct MagnifyGesture: _LeafGesture {
  /// The type of the body.
  public typealias Body = Never

  /// What is told about the fingers.
  public struct Value: Equatable, Sendable {
    /// When the fingers got there.
    public var time: Date
    /// How much larger the distance between them is than it was.
    public var magnification: CGFloat
    /// How fast it changes, a second.
    public var velocity: CGFloat
    /// The middle between them, in fractions of the view.
    public var startAnchor: UnitPoint
    /// The middle between them, in points.
    public var startLocation: CGPoint
  }

  /// How much the distance must change.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of a change.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// Two fingers.
  public static var _kinds: _GestureKinds { .magnify }

  /// Changes with each step of the movement, and ends when the fingers are let go.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Value> {
    guard event.kind.contains(.magnify) else { return .failed }
    guard abs(event.magnification - 1) >= minimumScaleDelta else { return .possible }
    let value = Value(
      time: Date(timeIntervalSinceReferenceDate: 0),
      magnification: event.magnification,
      velocity: 0,
      startAnchor: .center,
      startLocation: .zero
    )
    return event.isEnd ? .ended(value) : .changed(value)
  }
}

/// Two fingers that move apart or together; the older form.
public struct MagnificationGesture: _LeafGesture {
  /// How much larger the distance between the fingers is than it was.
  public typealias Value = CGFloat
  /// The type of the body.
  public typealias Body = Never

  /// How much the distance must change.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of a change.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// Two fingers.
  public static var _kinds: _GestureKinds { .magnify }

  /// Changes with each step of the movement, and ends when the fingers are let go.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._respond(to: event)
      .map(\.magnification)
  }
}

/// Two fingers that turn.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/rotategesture.
public struct RotateGesture: _LeafGesture {
  /// The type of the body.
  public typealias Body = Never

  /// What is told about the fingers.
  public struct Value: Equatable, Sendable {
    /// When the fingers got there.
    public var time: Date
    /// How far they have turned.
    public var rotation: Angle
    /// How fast they turn, a second.
    public var velocity: Angle
    /// The middle between them, in fractions of the view.
    public var startAnchor: UnitPoint
    /// The middle between them, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Two fingers.
  public static var _kinds: _GestureKinds { .rotate }

  /// Changes with each step of the movement, and ends when the fingers are let go.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Value> {
    guard event.kind.contains(.rotate) else { return .failed }
    guard abs(event.rotation.degrees) >= minimumAngleDelta.degrees else { return .possible }
    let value = Value(
      time: Date(timeIntervalSinceReferenceDate: 0),
      rotation: event.rotation,
      velocity: .zero,
      startAnchor: .center,
      startLocation: .zero
    )
    return event.isEnd ? .ended(value) : .changed(value)
  }
}

/// Two fingers that turn; the older form.
public struct RotationGesture: _LeafGesture {
  /// How far the fingers have turned.
  public typealias Value = Angle
  /// The type of the body.
  public typealias Body = Never

  /// How far the fingers must turn.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Two fingers.
  public static var _kinds: _GestureKinds { .rotate }

  /// Changes with each step of the movement, and ends when the fingers are let go.
  public func _respond(to event: _GestureEvent) -> _GesturePhase<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta)._respond(to: event).map(\.rotation)
  }
}
