/// The place of a `ForEach`: one child for each element whose content has been made.
///
/// In an eager container all elements have one; in a lazy one those that are, or were, in the
/// window. All identities are read up front.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node,
  RowCollection
{
  typealias Item = ItemNode<Data, ID, Content>

  var view: ForEach<Data, ID, Content>
  let environment: EnvironmentScope
  let window: RowWindow?
  /// The identities of all elements.
  private var ids: ContiguousArray<ID> = []
  /// Whether identities have been read before, of however many elements.
  private var hasIdentities = false
  private var hasReportedIdentity = false

  init(
    _ view: ForEach<Data, ID, Content>,
    parent: Node,
    environment: EnvironmentScope,
    window: RowWindow?
  ) {
    self.view = view
    self.environment = environment
    self.window = window
    super.init(graph: parent.graph, parent: parent)
  }

  override func update() {
    reasons = []
    graph.schedulingChildren { updateItems(isNewValue: false) }
  }

  /// Makes, keeps and removes items so that they match the data.
  ///
  /// - Parameter isNewValue: Whether the closure must run again for the items there are.
  /// - Complexity: O(*n*) in the number of elements, without hashing while no identity changes.
  func updateItems(isNewValue: Bool) {
    let count = view.data.count
    let rows = window?.rows(of: self, count: count) ?? count
    if hasSameIdentities(count), children.count >= rows {
      hasIdentities = true
      if isNewValue { for child in children { item(child).run() } }
      return
    }
    rearrange(count, rows, isNewValue)
  }

  private func item(_ node: Node) -> Item { unsafeDowncast(node, to: Item.self) }

  private func hasSameIdentities(_ count: Int) -> Bool {
    guard count == ids.count else { return false }
    var index = 0
    for element in view.data {
      if view.identity(element) != ids[index] { return false }
      index += 1
    }
    return true
  }

  private func rearrange(_ count: Int, _ rows: Int, _ isNewValue: Bool) {
    if view.isConstantRange, hasIdentities, count != ids.count {
      reportConstantRange(count)
      if isNewValue { for child in children where item(child).index < count { item(child).run() } }
      return
    }
    let newIDs = ContiguousArray(view.data.lazy.map(view.identity))
    var known = itemsByIdentity()
    let hadItems = !known.isEmpty
    var next: ContiguousArray<Node> = []
    next.reserveCapacity(rows)
    var seen: Set<ID> = []
    var keptCount = 0
    for index in 0..<count {
      let id = newIDs[index]
      if !seen.insert(id).inserted {
        reportDuplicate(id)
        continue
      }
      if let kept = known.removeValue(forKey: id) {
        keptCount += 1
        kept.index = index
        next.append(kept)
      } else if index < rows {
        next.append(Item(list: self, index: index, id: id))
      }
    }
    if hadItems, keptCount == 0, !next.isEmpty, count == ids.count { reportChurn() }
    for item in children where known[self.item(item).id] != nil { graph.remove(item) }
    ids = newIDs
    hasIdentities = true
    children = next
    graph.structureChanged()
    for child in next where isNewValue || item(child).isNew { item(child).run() }
    if window?.countsRows == true, Content._rowCount == nil { countRows(from: rows, to: count) }
  }

  private func itemsByIdentity() -> [ID: Item] {
    var items: [ID: Item] = [:]
    items.reserveCapacity(children.count)
    for child in children { items[item(child).id] = item(child) }
    return items
  }

  /// Runs the closures of rows that are not made, since only their content tells their number.
  private func countRows(from rows: Int, to count: Int) {
    guard rows < count else { return }
    for element in view.data.dropFirst(rows) { _ = view.content(element) }
  }

  override func dispose() {
    window?.remove(self)
  }

  override func inspect(_ walk: inout _Walk) {
    guard walk.entersViews else { return }
    walk.visitChildren(of: self)
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return ids.firstIndex(of: id)
  }

  func id(at index: Int) -> AnyHashable? {
    ids.indices.contains(index) ? AnyHashable(ids[index]) : nil
  }

  // MARK: Findings

  private func reportDuplicate(_ id: ID) {
    guard !hasReportedIdentity else { return }
    hasReportedIdentity = true
    report(
      .duplicateIdentity,
      "Two elements of a 'ForEach' have the identity '\(id)'; only the first one is shown."
        + " Give each element an identity of its own."
    )
  }

  private func reportConstantRange(_ count: Int) {
    report(
      .constantRangeChanged,
      "A 'ForEach' over a constant range of '\(ids.count)' was given one of '\(count)' and keeps"
        + " the first. Use a collection with identities."
    )
  }

  private func reportChurn() {
    report(
      .identityChurn,
      "All '\(ids.count)' elements of a 'ForEach' changed their identity at once, so every row"
        + " was made anew. Use an identity that stays with the element."
    )
  }

  private func report(_ kind: RawFinding.Kind, _ message: String) {
    graph.recorder?.report(
      RawFinding(kind: kind, view: owner?.descriptor.name ?? "", message: message)
    )
  }
}
