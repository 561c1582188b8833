public import Foundation

/// Where a scroll view is scrolled to, or shall be.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/scrollposition.
nonisolated public struct ScrollPosition: Equatable, Sendable {
  /// What the position is given by.
  private enum Target: Equatable {
    case none
    case view(ID)
    case edge(Edge)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
  }

  /// An identity; hashable values of screens are only used on the main thread.
  private struct ID: Equatable, @unchecked Sendable {
    // Immutable once made.
    let value: AnyHashable
  }

  private var target = Target.none
  private(set) var anchor: UnitPoint?
  /// Counts the calls of `scrollTo`, so that going to the same place again is a change.
  private var moveCount = 0

  /// Whether a person has scrolled since the position was set.
  public internal(set) var isPositionedByUser = false

  /// Creates a position that follows views whose identities are of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Creates a position at a view.
  public init(
    id: some Hashable & Sendable,
    anchor: UnitPoint? = nil
  ) {
    target = .view(ID(value: AnyHashable(id)))
    self.anchor = anchor
  }

  /// Creates a position at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  /// Creates a position at a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    target = .point(point)
  }

  /// Creates a position at an offset from side to side.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    target = .x(x)
  }

  /// Creates a position at an offset from top to bottom.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    target = .y(y)
  }

  /// Goes to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.anchor = anchor
    move(to: .view(ID(value: AnyHashable(id))))
  }

  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }

  /// Goes to a point.
  public mutating func scrollTo(point: CGPoint) { move(to: .point(point)) }

  /// Goes to an offset from side to side.
  public mutating func scrollTo(x: CGFloat) { move(to: .x(x)) }

  /// Goes to an offset from top to bottom.
  public mutating func scrollTo(y: CGFloat) { move(to: .y(y)) }

  private mutating func move(to target: Target) {
    self.target = target
    moveCount += 1
    isPositionedByUser = false
  }

  /// The identity of the view, if the position is at one.
  public var viewID: (any Hashable & Sendable)? {
    guard case .view(let id) = target else { return nil }
    guard let value = id.value.base as? any Hashable else { return nil }
    // Sendable has no witnesses, so both existentials are laid out alike.
    return unsafeBitCast(value, to: (any Hashable & Sendable).self)
  }

  /// The identity of the view, if the position is at one with such an identity.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    guard case .view(let id) = target else { return nil }
    return id.value.base as? T
  }

  /// The edge, if the position is at one.
  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }

  /// The point, if the position is at one.
  public var point: CGPoint? {
    if case .point(let point) = target { point } else { nil }
  }

  /// The offset from side to side, if the position is at one.
  public var x: CGFloat? {
    if case .x(let x) = target { x } else { nil }
  }

  /// The offset from top to bottom, if the position is at one.
  public var y: CGFloat? {
    if case .y(let y) = target { y } else { nil }
  }

  /// The identity of the view.
  var id: AnyHashable? {
    get { if case .view(let id) = target { id.value } else { nil } }
    set {
      target = newValue.map { .view(ID(value: $0)) } ?? .none
      isPositionedByUser = true
    }
  }
}
