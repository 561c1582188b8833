internal import Simulation

/// The rows that one lazy container has made, or may make.
///
/// Rows are counted over all collections in the container, in the order in which those were
/// first met; a collection whose elements hold collections counts by what these hold. Rows that
/// were made stay, as they do on systems that keep rows scrolled away.
///
/// - Note: Source: rules on lists and lazy containers; ole/swiftui-view-lifecycle.
@MainActor
package final class RowWindow {
  private struct Member {
    let node: Node
    var count: Int
    /// Whether each element is one row, rather than a group of rows.
    var holdsRows = true
  }

  /// The number of rows on screen; nil where all are.
  private let visibleCount: Int?
  private let prefetchedCount: Int
  /// The first row on screen.
  private var firstVisible = 0
  /// The number of rows that may be made; nil where all are.
  private(set) var limit: Int?
  /// How often the closure of a row that is made runs.
  let closureRunsPerNewRow: Int
  /// Whether the container must know how many views each row makes.
  let countsRows: Bool
  private var members: [Member] = []

  /// Creates the window of a container.
  ///
  /// - Parameters:
  ///   - settings: What the device shows and fetches ahead.
  ///   - isList: Whether the container is a `List`, which measures its rows.
  init(_ settings: SimulationSettings, isList: Bool) {
    visibleCount = settings.visibleRows
    prefetchedCount = settings.prefetchedRows
    limit = settings.visibleRows.map { $0 + settings.prefetchedRows }
    let measured = settings.closureRunsPerNewListRow ?? (settings.visibleRows == nil ? 1 : 2)
    closureRunsPerNewRow = isList ? measured : 1
    countsRows = isList
  }

  /// The number of elements for which the collection of `node` may make content, of `count`.
  func rows(of node: Node, count: Int) -> Int {
    guard let limit else {
      note(node, count)
      return count
    }
    let index = note(node, count)
    guard members[index].holdsRows else { return min(count, limit) }
    let before = members[..<index].reduce(0) { $0 + ($1.holdsRows ? $1.count : 0) }
    return min(count, max(0, limit - before))
  }

  /// Enters a collection, or its new number of elements.
  @discardableResult
  private func note(_ node: Node, _ count: Int) -> Int {
    if let index = members.firstIndex(where: { $0.node === node }) {
      guard members[index].count != count else { return index }
      members[index].count = count
      // The rows behind move up or down.
      if limit != nil { invalidate(members[(index + 1)...]) }
      return index
    }
    var outer = node.parent
    while let current = outer, !(current is WindowNode) {
      if let index = members.firstIndex(where: { $0.node === current }) {
        members[index].holdsRows = false
      }
      outer = current.parent
    }
    members.append(Member(node: node, count: count))
    return members.count - 1
  }

  /// Forgets a collection that is gone.
  func remove(_ node: Node) {
    members.removeAll { $0.node === node }
    if limit != nil { invalidate(members[...]) }
  }

  private func invalidate(_ members: ArraySlice<Member>) {
    for member in members { member.node.invalidate(.check) }
  }

  // MARK: Scrolling

  /// The number of rows in all collections of the container.
  package var total: Int { members.reduce(0) { $0 + ($1.holdsRows ? $1.count : 0) } }

  /// The number of rows that have been made and are still there.
  package var made: Int {
    members.reduce(0) { $0 + ($1.holdsRows ? $1.node.children.count : 0) }
  }

  /// Moves what is on screen by `count` rows, towards the end where it is positive.
  package func scroll(by count: Int) {
    guard let limit, let visibleCount else { return }
    firstVisible = min(max(0, firstVisible + count), max(0, total - visibleCount))
    self.limit = max(limit, firstVisible + visibleCount + prefetchedCount)
    if self.limit != limit { invalidate(members[...]) }
  }
}

/// The place of a lazy container.
package final class WindowNode: Node {
  package let window: RowWindow

  init(parent: Node, isList: Bool) {
    window = RowWindow(parent.graph.settings, isList: isList)
    super.init(graph: parent.graph, parent: parent)
    graph.windows.append(self)
  }

  override func dispose() {
    graph.windows.removeAll { $0 === self }
  }
}

extension _Walk {
  /// Goes through the content of a container that makes everything in it at once.
  mutating func eagerly(_ body: (inout _Walk) -> Void) {
    let outer = window
    window = nil
    body(&self)
    window = outer
  }
}
