/// The place of a tab view; its children are the tabs.
final class TabViewNode: Node {
  private let environment: EnvironmentScope
  private var tabs: [TabPlace] = []
  private var selection: Binding<AnyHashable?>?
  private lazy var follower = BindingFollower<AnyHashable?>(self)
  /// The selected tab of a tab view without a binding.
  private var ownSelection = 0
  private var selected: TabPlace?

  init(parent: Node, environment: EnvironmentScope) {
    self.environment = environment
    super.init(graph: parent.graph, parent: parent)
  }

  // MARK: Tabs

  /// Takes the value of a tab from the view around.
  func receive<Content: View>(_ view: Content, _ traits: TabTraits, at index: Int) {
    if index < tabs.count, let tab = tabs[index] as? TabContentPlace<Content> {
      tab.receive(view, traits)
      return
    }
    let tab = TabContentPlace(view, traits, parent: self, environment: environment)
    if index < tabs.count {
      graph.remove(tabs[index])
      tabs[index] = tab
    } else {
      tabs.append(tab)
    }
  }

  /// Takes the number of tabs and the selection, once all tabs have been received.
  func finish(_ count: Int, _ selection: Binding<AnyHashable?>?) {
    self.selection = selection
    reasons = []
    for tab in tabs[count...] { graph.remove(tab) }
    tabs.removeSubrange(count...)
    children = ContiguousArray(tabs)
    showSelected()
  }

  override func update() {
    guard !reasons.isEmpty else { return }
    reasons = []
    graph.schedulingChildren { showSelected() }
  }

  private func showSelected() {
    let tag = selection.map(follower.read)
    let index = tag.map { tag in tabs.firstIndex { $0.traits.tag == tag } ?? 0 } ?? ownSelection
    let new = index < tabs.count ? tabs[index] : nil
    guard new !== selected else { return }
    if let selected, selected.isAlive { graph.hide(selected) }
    selected = new
    guard let new else { return }
    if new.isMade { graph.show(new) } else { new.make() }
    graph.structureChanged()
  }

  /// Selects a tab, as a tap on its item does.
  private func select(_ index: Int) {
    if let selection, let tag = tabs[index].traits.tag {
      selection.wrappedValue = tag
    } else {
      ownSelection = index
      graph.invalidate(self, .value, in: .current)
    }
  }

  override func dispose() { follower.end() }

  override func inspect(_ walk: inout _Walk) {
    selected?.inspectContent(&walk)
    for (index, tab) in tabs.enumerated() {
      var element = Element(.tab)
      element.interactions.tap = { [weak self] in self?.select(index) }
      walk.show(element) { tab.inspectItem(&$0) }
    }
  }
}

/// The place of one tab: its item in the bar, then its content.
class TabPlace: Node {
  fileprivate(set) var traits: TabTraits
  let environment: EnvironmentScope
  fileprivate(set) var isMade = false

  init(_ traits: TabTraits, parent: Node, environment: EnvironmentScope) {
    self.traits = traits
    self.environment = environment
    super.init(graph: parent.graph, parent: parent)
    children = [Node(graph: graph, parent: self), Node(graph: graph, parent: self)]
    walkItem(.update)
  }

  /// Makes the content; the tab was selected for the first time.
  func make() { isMade = true }

  func inspectContent(_ walk: inout _Walk) {}

  func inspectItem(_ walk: inout _Walk) {
    guard let item = traits.item else { return }
    walk.descend(into: children[0], item)
  }

  fileprivate func walkItem(_ purpose: _Walk.Purpose) {
    var walk = _Walk(children[0], purpose: purpose, environment: environment)
    traits.item?(&walk)
  }
}

/// The place of one tab whose content is of a type.
final class TabContentPlace<Content: View>: TabPlace {
  private var view: Content

  init(_ view: Content, _ traits: TabTraits, parent: Node, environment: EnvironmentScope) {
    self.view = view
    super.init(traits, parent: parent, environment: environment)
  }

  func receive(_ view: Content, _ traits: TabTraits) {
    self.view = view
    self.traits = traits
    walkItem(.update)
    if isMade { walkContent() }
  }

  override func make() {
    super.make()
    walkContent()
  }

  private func walkContent() {
    withUnsafePointer(to: &view) { view in
      var walk = _Walk(children[1], purpose: .update, environment: environment)
      Content._walk(view, &walk)
    }
  }

  override func inspectContent(_ walk: inout _Walk) {
    withUnsafePointer(to: &view) { view in
      walk.inspectScope(children[1], environment) { Content._walk(view, &$0) }
    }
  }
}
