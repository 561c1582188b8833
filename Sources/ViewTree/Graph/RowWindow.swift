/// The rows that one lazy container has made, or may make.
///
/// Rows are counted over all collections in the container, in the order in which those were
/// first met. Rows that were made stay, as they do on systems that keep rows scrolled away.
@MainActor
package final class RowWindow {
  /// The number of rows that may be made; nil where all are.
  private(set) var limit: Int?
  /// How often the closure of a row that is made runs.
  let closureRunsPerNewRow: Int
  /// Whether the container must know how many views each row makes.
  let countsRows: Bool
  private var members: [(node: Node, count: Int)] = []

  /// Creates the window of a container.
  ///
  /// - Parameters:
  ///   - settings: What the device shows and fetches ahead.
  ///   - isList: Whether the container is a `List`, which measures its rows.
  init(_ settings: SimulationSettings, isList: Bool) {
    limit = settings.visibleRows.map { $0 + settings.prefetchedRows }
    let measured = settings.closureRunsPerNewListRow ?? (settings.visibleRows == nil ? 1 : 2)
    closureRunsPerNewRow = isList ? measured : 1
    countsRows = isList
  }

  /// The number of rows that the collection of `node` may make, of `count` it has.
  func rows(of node: Node, count: Int) -> Int {
    guard let limit else { return count }
    var before = 0
    for index in members.indices {
      if members[index].node === node {
        members[index].count = count
        return min(count, max(0, limit - before))
      }
      before += members[index].count
    }
    members.append((node, count))
    return min(count, max(0, limit - before))
  }

  /// Forgets a collection that is gone.
  func remove(_ node: Node) {
    members.removeAll { $0.node === node }
  }

  /// Shows `count` more rows.
  package func scroll(by count: Int) {
    guard let limit else { return }
    self.limit = limit + count
    for member in members { member.node.invalidate(.check) }
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
