/// One place in the view tree: its identity is its position under its parent.
///
/// A node is *clean* while its output matches its inputs, *check* while an input may have
/// changed, and *dirty* while one has. Subclasses hold what lives at the place: a view with a
/// body, the branch of a condition, the elements of a `ForEach`, the memory of a modifier.
@MainActor
package class Node {
  /// Why a node must be looked at, or evaluated, in the current flush.
  struct Reasons: OptionSet {
    let rawValue: UInt8

    /// The node was created and has no output yet.
    static let appeared = Reasons(rawValue: 1 << 0)
    /// The parent gave a different value.
    static let value = Reasons(rawValue: 1 << 1)
    /// Something that the last evaluation read was written.
    static let observation = Reasons(rawValue: 1 << 2)
    /// A dynamic property may have changed; its box decides.
    static let check = Reasons(rawValue: 1 << 3)

    /// The reasons that need no further check.
    static let certain: Reasons = [.appeared, .value, .observation]
  }

  unowned(unsafe) package let graph: Graph
  unowned(unsafe) package let parent: Node?
  @exclusivity(unchecked) package final var children: ContiguousArray<Node> = []
  @exclusivity(unchecked) final var reasons: Reasons = []
  @exclusivity(unchecked) package final var isAlive = true
  @exclusivity(unchecked) final var isQueued = false
  /// Whether the content at the place has disappeared but stays in the tree.
  @exclusivity(unchecked) final var isHidden = false

  /// The distance from the root.
  package let depth: Int32
  /// The node's number in the order of creation; breaks ties between nodes of one depth.
  package let serial: Int
  /// The flush in which the node was created.
  let birthFlush: Int

  init(graph: Graph, parent: Node?) {
    self.graph = graph
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
    (serial, birthFlush) = graph.nextNode()
    graph.didMake(self)
  }

  /// Brings the node up to date; called once per flush at most, after its ancestors.
  func update() {}

  /// Gives back what the node holds outside of the tree; the children have been disposed.
  func dispose() {}

  /// Collects what the node shows, for interaction and assertions.
  func inspect(_ walk: inout _Walk) {
    walk.visitChildren(of: self)
  }

  /// Queues the actions that are due because the node is new; its children have done so.
  func appear() {}

  /// The action that is due because the node goes away, if it has one.
  func disappearance() -> (() -> Void)? { nil }

  /// Queues the action that is due because the node has disappeared but stays in the tree.
  func hide() {}

  /// Queues the action that is due because the node, which was hidden, is shown again.
  func show() {}

  /// Evaluates once more a view that leaves because of a change it had read.
  func updateBeforeLeaving() {}

  /// The nearest view with a body at or above the node, for causes and findings.
  package var owner: (any ViewNodeProtocol)? {
    var node: Node? = self
    while let current = node {
      if let view = current as? any ViewNodeProtocol { return view }
      node = current.parent
    }
    return nil
  }

  /// The node's contribution to identity paths; nil where it adds none.
  package var pathComponent: String? { nil }

  /// Marks the node and enters it into the current flush's queue.
  final func invalidate(_ reason: Reasons) {
    guard isAlive else { return }
    reasons.insert(reason)
    graph.enqueue(self)
  }
}

/// What a node with a body tells to the log.
@MainActor
package protocol ViewNodeProtocol: Node {
  /// The name and comparison plan of the view's type.
  var descriptor: ViewDescriptor { get }
  /// What the evaluation that runs now is due to, in SwiftUI's words: `@self`, `_coupon`.
  var changedProperties: [String] { get }
}

extension ViewNodeProtocol {
  /// The identity path, from the root: `CartScreen/CartListView/CartLineRow[id=7]`.
  package var path: String {
    var components: [String] = []
    var suffix = ""
    var node: Node? = self
    while let current = node {
      if let view = current as? any ViewNodeProtocol {
        components.append(view.descriptor.name + suffix)
        suffix = ""
      } else if let component = current.pathComponent {
        suffix = component + suffix
      }
      node = current.parent
    }
    return components.reversed().joined(separator: "/")
  }
}
