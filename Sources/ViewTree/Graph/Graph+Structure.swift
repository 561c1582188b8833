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
