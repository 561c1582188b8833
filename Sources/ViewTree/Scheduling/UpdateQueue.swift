/// The nodes that must be looked at, parents before children.
///
/// - Complexity: O(log *n*) for inserting and taking, *n* the number of waiting nodes.
@MainActor
struct UpdateQueue {
  // A binary heap, ordered by depth and then by creation, so that the order of notifications,
  // which depends on hash seeds, does not matter.
  private var heap: ContiguousArray<Node> = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ node: Node) {
    heap.append(node)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst() -> Node? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return first
  }

  /// Removes all nodes and returns them.
  mutating func drain() -> [Node] {
    defer { heap = [] }
    return Array(heap)
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && precedes(heap[child], heap[smallest]) {
        smallest = child
      }
      guard smallest != parent else { return }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }

  private func precedes(_ first: Node, _ second: Node) -> Bool {
    (first.depth, first.serial) < (second.depth, second.serial)
  }
}
