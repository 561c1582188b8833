/// The place of one page above the root of a navigation stack.
final class PageNode: Node, PresentedPlace {
  /// What a page shows.
  enum Entry {
    /// The destination for a value on the path.
    case value(AnyHashable)
    /// The view that a link was made with.
    case link(any NavigationLinkPlace)
  }

  let entry: Entry
  let scope: EnvironmentScope
  private unowned let stack: NavigationStackNode

  init(_ entry: Entry, stack: NavigationStackNode, environment: EnvironmentScope) {
    self.entry = entry
    self.stack = stack
    scope = EnvironmentScope(outer: environment)
    super.init(graph: stack.graph, parent: stack)
    var values = EnvironmentValues()
    values.dismissTarget = DismissTarget(self)
    values.isPresented = true
    _ = scope.replaceValues(by: values.changes)
    graph.didPresent(self)
  }

  var isPage: Bool { true }

  /// The value on the path; nil for the page of a link with a view.
  var value: AnyHashable? {
    if case .value(let value) = entry { value } else { nil }
  }

  /// Makes the content, as soon as somebody says what it is.
  override func update() {
    reasons = []
    guard children.isEmpty else { return }
    graph.schedulingChildren {
      switch entry {
      case .value(let value):
        guard let destination = stack.context.destination(for: value) else { return }
        children = [destination.makeContent(for: value, in: self)]
      case .link(let link):
        children = [link.makeContent(in: self)]
      }
    }
  }

  func dismiss() { stack.pop(from: self) }

  override func dispose() {
    graph.didDismiss(self)
    scope.dispose()
  }
}
