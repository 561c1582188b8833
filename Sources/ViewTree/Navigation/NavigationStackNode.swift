/// The place of a navigation stack: its root, then its pages, bottom page first.
///
/// Pages below the topmost one stay in the tree and are evaluated as usual, but have disappeared.
final class NavigationStackNode: Node {
  let scope: EnvironmentScope
  private(set) lazy var context = NavigationContext(self)
  private var path: Binding<[AnyHashable]>?
  private lazy var follower = BindingFollower<[AnyHashable]>(self)
  /// The values of the pages of a stack without a path of its own.
  private var ownPath: [AnyHashable] = []
  private var pages: [PageNode] = []
  /// Links that were followed and whose pages are not made yet.
  private var pendingLinks: [any NavigationLinkPlace] = []
  /// The lowest page without a value that shall go away.
  private var firstLeaving: PageNode?

  init(parent: Node, environment: EnvironmentScope) {
    scope = EnvironmentScope(outer: environment)
    super.init(graph: parent.graph, parent: parent)
    children = [Node(graph: graph, parent: self)]
    var values = EnvironmentValues()
    values.navigation = context
    values.isPresented = false
    values.linksSelect = false
    _ = scope.replaceValues(by: values.changes)
  }

  /// The place of the root's content.
  var root: Node { children[0] }

  /// What is on screen.
  var topmost: Node { children[children.count - 1] }

  // MARK: The path

  /// Takes the path from the view around.
  func receive(_ path: Binding<[AnyHashable]>?) {
    self.path = path
    reasons = []
    updatePages()
  }

  override func update() {
    guard !reasons.isEmpty else { return }
    reasons = []
    graph.schedulingChildren { updatePages() }
  }

  private func updatePages() {
    let values = path.map(follower.read) ?? ownPath
    var kept = 0
    var next = 0
    while kept < pages.count, pages[kept] !== firstLeaving {
      if let value = pages[kept].value {
        guard next < values.count, values[next] == value else { break }
        next += 1
      }
      kept += 1
    }
    let entries = values[next...].map(PageNode.Entry.value) + pendingLinks.map(PageNode.Entry.link)
    pendingLinks = []
    firstLeaving = nil
    change(keeping: kept, adding: entries)
  }

  private func change(keeping kept: Int, adding entries: [PageNode.Entry]) {
    guard kept < pages.count || !entries.isEmpty else { return }
    let covered = topmost
    let leaving = pages[kept...]
    pages.removeSubrange(kept...)
    for entry in entries {
      pages.append(PageNode(entry, stack: self, environment: scope))
    }
    children = [root]
    children.append(contentsOf: pages)
    for page in leaving.reversed() { graph.removeUpdated(page) }
    for page in pages[kept...] { page.invalidate(.appeared) }
    if covered.isAlive, covered !== topmost { graph.hide(covered) }
    for page in children.dropFirst().dropLast() where page !== covered { graph.hide(page) }
    graph.show(topmost)
  }

  /// Tells pages without content that there may be a destination for them now.
  func destinationsChanged() {
    for page in pages where page.children.isEmpty { page.invalidate(.check) }
  }

  // MARK: Going forth and back

  /// Shows the page for a value.
  func push(_ value: AnyHashable) {
    setValues((path?.wrappedValue ?? ownPath) + [value])
  }

  /// Shows the page that a link was made with.
  func push(_ link: any NavigationLinkPlace) {
    pendingLinks.append(link)
    graph.invalidate(self, .value, in: .current)
  }

  /// Leaves a page and all pages above it.
  func pop(from page: PageNode) {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return }
    let leaving = pages[index...].count { $0.value != nil }
    if leaving > 0 { setValues(Array((path?.wrappedValue ?? ownPath).dropLast(leaving))) }
    if leaving < pages.count - index {
      firstLeaving = page
      graph.invalidate(self, .value, in: .current)
    }
  }

  private func setValues(_ values: [AnyHashable]) {
    if let path {
      path.wrappedValue = values
    } else {
      ownPath = values
      graph.invalidate(self, .value, in: .current)
    }
  }

  override func dispose() {
    follower.end()
    scope.dispose()
  }

  override func inspect(_ walk: inout _Walk) {
    let outer = walk.rows
    walk.rows = nil
    topmost.inspect(&walk)
    walk.rows = outer
  }
}
