/// The place of one element of a `ForEach`.
final class ItemNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  let id: ID
  var index: Int
  private unowned(unsafe) let list: ForEachNode<Data, ID, Content>
  private var result: Content?
  private var tracking: NodeTracking?

  init(list: ForEachNode<Data, ID, Content>, index: Int, id: ID) {
    self.list = list
    self.index = index
    self.id = id
    super.init(graph: list.graph, parent: list)
  }

  /// Whether the closure has not run yet.
  var isNew: Bool { result == nil }

  override var pathComponent: String? { "[id=\(id)]" }

  override func update() {
    guard !reasons.isEmpty else { return }
    graph.schedulingChildren { run() }
  }

  /// Runs the closure for the element and goes through what it makes.
  func run() {
    reasons = []
    let data = list.view.data
    let element = data[data.index(data.startIndex, offsetBy: index)]
    let content = list.view.content
    let tracking = tracking ?? makeTracking()
    if isNew, let window = list.window {
      for _ in 1..<max(1, window.closureRunsPerNewRow) { _ = content(element) }
    }
    let new = graph.updating(self) { tracking.track { content(element) } }
    tracking.forgetChanges()
    result = new
    withUnsafePointer(to: &result) { optional in
      // The payload of an optional lies at its start.
      let body = UnsafeRawPointer(optional).assumingMemoryBound(to: Content.self)
      var walk = _Walk(self, purpose: .update, environment: list.environment)
      walk.window = list.window
      Content._walk(body, &walk)
    }
  }

  private func makeTracking() -> NodeTracking {
    let made = NodeTracking(self)
    tracking = made
    return made
  }

  override func dispose() {
    tracking?.cancel()
    tracking = nil
  }

  /// The value by which a list knows the row: what its content says, else its identity.
  private func rowTag(_ content: Content) -> AnyHashable {
    guard let source = content as? any TabTraitSource else { return AnyHashable(id) }
    var traits = TabTraits()
    source.addTabTraits(to: &traits)
    return traits.tag ?? AnyHashable(id)
  }

  override func inspect(_ walk: inout _Walk) {
    guard result != nil else { return }
    withUnsafePointer(to: &result) { optional in
      let body = UnsafeRawPointer(optional).assumingMemoryBound(to: Content.self)
      walk.row(rowTag(body.pointee), at: index) { walk in
        let outer = walk.attributes.tag
        // A picker knows an element by its identity, unless the element has a tag.
        if walk.attributes.choose != nil { walk.attributes.tag = AnyHashable(id) }
        walk.inspectScope(self, list.environment) { Content._walk(body, &$0) }
        walk.attributes.tag = outer
      }
    }
  }
}
