internal import Simulation

extension Graph {
  /// Removes the content of a place that gets another identity.
  ///
  /// Views that read what changed in this very transaction are evaluated once more, since the
  /// framework updates them before it takes them away.
  func replaceChildren(of place: StructureNode) {
    let leaving = place.children
    place.children = []
    if settings.evaluatesLeavingViews { updateBeforeLeaving(leaving) }
    for child in leaving {
      remove(child, disappearsFirst: place.transition == .identity)
    }
  }

  /// Takes content out of the tree, after the same last evaluation.
  func removeUpdated(_ content: Node) {
    if settings.evaluatesLeavingViews { updateBeforeLeaving([content]) }
    remove(content)
  }

  /// Has everything at and below a node that stays in the tree disappear.
  func hide(_ root: Node) {
    guard !root.isHidden else { return }
    root.isHidden = true
    hiddenCount += 1
    visitShown(root) { node in node.hide() }
  }

  /// Has everything appear again that `hide` had disappear.
  func show(_ root: Node) {
    guard root.isHidden else { return }
    root.isHidden = false
    hiddenCount -= 1
    visitShown(root) { node in node.show() }
  }

  /// Whether a node stands in content that has disappeared.
  func isHidden(_ node: Node) -> Bool {
    guard hiddenCount > 0 else { return false }
    var current: Node? = node
    while let place = current {
      if place.isHidden { return true }
      current = place.parent
    }
    return false
  }

  /// Visits nodes, children first, without content that is hidden for itself.
  private func visitShown(_ root: Node, _ visit: (Node) -> Void) {
    var stack: [(node: Node, isDone: Bool)] = [(root, false)]
    while let (node, isDone) = stack.popLast() {
      if isDone {
        visit(node)
        continue
      }
      stack.append((node, true))
      for child in node.children.reversed() where !child.isHidden { stack.append((child, false)) }
    }
  }

  private func updateBeforeLeaving(_ nodes: ContiguousArray<Node>) {
    var stack = Array(nodes.reversed())
    while let node = stack.popLast() {
      node.updateBeforeLeaving()
      stack.append(contentsOf: node.children.reversed())
    }
  }

  /// Takes a node and all below it out of the tree, children first.
  func remove(_ root: Node, disappearsFirst: Bool = false) {
    var order: [Node] = []
    var stack = [root]
    while let node = stack.popLast() {
      order.append(node)
      stack.append(contentsOf: node.children)
    }
    for node in order.reversed() where node.isAlive {
      node.isAlive = false
      if node.isHidden { hiddenCount -= 1 }
      node.reasons = []
      if let work = node.disappearance() {
        addDisappearance(work, isFirst: disappearsFirst)
      }
      node.dispose()
      node.children = []
    }
    structureChanged()
  }
}
