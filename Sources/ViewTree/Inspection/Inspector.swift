/// Collects the elements of one pass over a tree, nested as they are on the screen.
@MainActor
package final class Inspector {
  /// Whether the pass goes on into views with a body and into rows.
  let entersViews: Bool
  private var open: [[Element]] = [[]]
  private var containers: [Element] = []

  package init(entersViews: Bool = true) {
    self.entersViews = entersViews
  }

  /// The elements collected so far that stand in no other.
  package var elements: [Element] { open[0] }

  /// The number of elements that were shown, those in others included.
  private(set) var count = 0

  func append(_ element: Element) {
    count += 1
    open[open.count - 1].append(element)
  }

  /// Begins an element; what follows stands in it.
  func open(_ element: Element) {
    containers.append(element)
    open.append([])
  }

  /// Changes the innermost element of a kind that was begun and not ended.
  func changeInnermost(_ kind: Element.Kind, _ change: (inout Element) -> Void) {
    guard let index = containers.lastIndex(where: { $0.kind == kind }) else { return }
    change(&containers[index])
  }

  /// Has only what was shown so far name the innermost element that was begun.
  func endName() {
    guard !containers.isEmpty else { return }
    containers[containers.count - 1].nameCount = open.last?.count
  }

  /// Ends the innermost element that was begun.
  func close() {
    var element = containers.removeLast()
    element.children = open.removeLast()
    append(element)
  }
}

extension Graph {
  /// Everything that the screen shows.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  package func elements() -> [Element] {
    guard let root else { return [] }
    return withCurrent {
      let inspector = Inspector()
      var walk = _Walk(root, purpose: .inspect(inspector), environment: environment)
      root.inspect(&walk)
      return inspector.elements
    }
  }
}
