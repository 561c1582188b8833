internal import Foundation
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
  /// The number of elements that stand side by side, as in a grid.
  var itemsPerRow = 1 {
    didSet {
      guard itemsPerRow != oldValue, let visibleCount else { return }
      limit = max(limit ?? 0, firstVisible + (visibleCount + prefetchedCount) * itemsPerRow)
      invalidate(members[...])
    }
  }

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
    show(from: firstVisible + count * itemsPerRow)
  }

  /// Has `first` be the first row on screen, as far as the rows behind it fill the screen.
  private func show(from first: Int) {
    guard let limit, let visibleCount else { return }
    firstVisible = min(max(0, first), max(0, total - visibleCount * itemsPerRow))
    self.limit = max(limit, firstVisible + (visibleCount + prefetchedCount) * itemsPerRow)
    if self.limit != limit { invalidate(members[...]) }
  }

  // MARK: Places

  /// Moves what is on screen so that the row with an identity is; false where there is none.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    var before = 0
    for member in members where member.holdsRows {
      if let index = (member.node as? any RowCollection)?.index(of: id) {
        show(row: before + index, anchor: anchor)
        return true
      }
      before += member.count
    }
    return false
  }

  private func show(row: Int, anchor: UnitPoint?) {
    guard let visibleCount else { return }
    let shown = visibleCount * itemsPerRow
    if let anchor {
      show(from: row - Int((CGFloat(shown - 1) * anchor.y).rounded()))
    } else if row < firstVisible {
      show(from: row)
    } else if row >= firstVisible + shown {
      show(from: row - shown + 1)
    }
  }

  /// The identity of the first row on screen; nil where no row has one.
  var firstVisibleID: AnyHashable? {
    var before = 0
    for member in members where member.holdsRows {
      if firstVisible < before + member.count {
        return (member.node as? any RowCollection)?.id(at: firstVisible - before)
      }
      before += member.count
    }
    return nil
  }
}

/// A place whose elements are rows with identities.
@MainActor
protocol RowCollection: Node {
  /// The offset of the element with an identity.
  func index(of id: AnyHashable) -> Int?

  /// The identity of the element at an offset.
  func id(at index: Int) -> AnyHashable?
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
