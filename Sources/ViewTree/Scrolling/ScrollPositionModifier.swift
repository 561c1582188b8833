/// A modifier that connects how far its content is scrolled with a binding.
///
/// Writing an identity scrolls the rows of lazy containers in the content; when a person scrolls,
/// the identity of the first row on screen is written.
public struct _ScrollPositionModifier<Position: Equatable>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let position: Binding<Position>
  let anchor: UnitPoint?
  let id: (Position) -> AnyHashable?
  let place: (inout Position, AnyHashable) -> Void

  /// Goes through the content.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let (node, _) = walk.next { parent, _ in ScrollPositionNode(modifier.pointee, parent: parent) }
    walk.descend(into: node) { Modified._walk(content, &$0) }
    if walk.isUpdate { node.receive(modifier.pointee) }
  }

  private final class ScrollPositionNode: Node, ScrollObserver {
    private var modifier: _ScrollPositionModifier
    private lazy var follower = BindingFollower<Position>(self)
    private var last: Position?

    init(_ modifier: _ScrollPositionModifier, parent: Node) {
      self.modifier = modifier
      super.init(graph: parent.graph, parent: parent)
      graph.layout.scrollObservers.append(self)
    }

    func receive(_ new: _ScrollPositionModifier) {
      modifier = new
      reasons = []
      follow()
    }

    override func update() {
      guard !reasons.isEmpty else { return }
      reasons = []
      follow()
    }

    private func follow() {
      let new = follower.read(modifier.position)
      guard new != last else { return }
      last = new
      guard let id = modifier.id(new) else { return }
      graph.scroll(to: id, anchor: modifier.anchor, inside: self)
    }

    func didScroll() {
      guard let id = graph.windows(in: self).lazy.compactMap(\.window.firstVisibleID).first,
        modifier.id(modifier.position.wrappedValue) != id
      else { return }
      var new = modifier.position.wrappedValue
      modifier.place(&new, id)
      last = new
      modifier.position.wrappedValue = new
    }

    override func dispose() {
      follower.end()
      graph.layout.scrollObservers.removeAll { $0 === self }
    }
  }
}

/// A modifier that runs an action when a person begins and ends to scroll.
public struct _ScrollPhaseModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let action: @MainActor (ScrollPhase, ScrollPhase) -> Void

  /// Goes through the content.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    let (node, _) = walk.next { parent, _ in ScrollPhaseNode(modifier.pointee, parent: parent) }
    if walk.isUpdate { node.modifier = modifier.pointee }
  }

  private final class ScrollPhaseNode: Node, ScrollObserver {
    var modifier: _ScrollPhaseModifier

    init(_ modifier: _ScrollPhaseModifier, parent: Node) {
      self.modifier = modifier
      super.init(graph: parent.graph, parent: parent)
      graph.layout.scrollObservers.append(self)
    }

    func didScroll() {
      modifier.action(.idle, .interacting)
      modifier.action(.interacting, .idle)
    }

    override func dispose() { graph.layout.scrollObservers.removeAll { $0 === self } }
  }
}

extension View {
  /// Connects the identity of the view at the start of a scroll view with a binding.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier<ID?>(
        position: id,
        anchor: anchor,
        id: { $0.map { AnyHashable($0) } },
        place: { position, id in position = id.base as? ID ?? position }
      )
    )
  }

  /// Connects how far a scroll view is scrolled with a binding.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier<ScrollPosition>(
        position: position,
        anchor: anchor,
        id: \.id,
        place: { position, id in position.id = id }
      )
    )
  }

  /// Runs an action when a person begins and ends to scroll; both happen within one event.
  @preconcurrency public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier(action: action))
  }
}

/// How a scroll view moves.
nonisolated public enum ScrollPhase: Hashable, Sendable, CaseIterable {
  /// Not at all.
  case idle
  /// A finger lies on it.
  case tracking
  /// A person moves it.
  case interacting
  /// It slows down.
  case decelerating
  /// The app moves it.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}
