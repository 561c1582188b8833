/// The place of a menu's content, which is made when the menu is opened.
///
/// The values of the content are part of the body around; views in it are evaluated while the
/// menu is open. A tap on a button in it closes the menu.
final class MenuNode<Content: View>: Node, PresentedPlace {
  private let scope: EnvironmentScope
  private let outer: EnvironmentScope
  private var content: Content
  private var isOpen = false
  /// Whether the content has been gone through since the menu was opened.
  private var isMade = false

  init(_ content: Content, parent: Node, environment: EnvironmentScope) {
    self.content = content
    outer = environment
    scope = EnvironmentScope(outer: environment)
    super.init(graph: parent.graph, parent: parent)
    var values = EnvironmentValues()
    values.endedByTap = DismissTarget(self)
    _ = scope.replaceValues(by: values.changes)
  }

  var isPage: Bool { false }

  /// Takes new content from the view around.
  func receive(_ new: Content) {
    content = new
    if isOpen { walkContent() }
  }

  /// Opens the menu; the caller settles.
  func open() {
    guard isAlive, !isOpen else { return }
    isOpen = true
    graph.didPresent(self)
    graph.invalidate(self, .value, in: .current)
  }

  /// Closes the menu, and the one that it stands in; the caller settles.
  func dismiss() {
    guard isOpen else { return }
    isOpen = false
    graph.didDismiss(self)
    graph.invalidate(self, .value, in: .current)
    EnvironmentValues(outer).endedByTap?.dismiss()
  }

  override func update() {
    guard !reasons.isEmpty else { return }
    reasons = []
    if isOpen {
      graph.schedulingChildren { walkContent() }
    } else {
      isMade = false
      let leaving = children
      children = []
      for child in leaving { graph.removeUpdated(child) }
    }
  }

  private func walkContent() {
    isMade = true
    withUnsafePointer(to: &content) { content in
      var walk = _Walk(self, purpose: .update, environment: scope)
      Content._walk(content, &walk)
    }
  }

  override func dispose() {
    if isOpen { graph.didDismiss(self) }
    scope.dispose()
  }

  override func inspect(_ walk: inout _Walk) {
    guard isOpen, isMade else { return }
    withUnsafePointer(to: &content) { content in
      let outer = (walk.attributes, walk.rows)
      (walk.attributes, walk.rows) = (ElementAttributes(), nil)
      walk.show(Element(.menu)) { walk in
        walk.inspectScope(self, scope) { Content._walk(content, &$0) }
      }
      (walk.attributes, walk.rows) = outer
    }
  }
}

/// A modifier that gives its content a menu: one of a long press, or actions of a swipe.
public struct _MenuModifier<MenuItems: View>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let items: MenuItems
  let isSwipe: Bool

  /// Goes through the content, then brings an open menu up to date.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let (node, isNew) = walk.next { parent, environment in
      MenuNode(modifier.pointee.items, parent: parent, environment: environment)
    }
    if walk.isUpdate {
      if !isNew { node.receive(modifier.pointee.items) }
      return Modified._walk(content, &walk)
    }
    let outer = walk.attributes
    let open = { [weak node] () -> Void in node?.open() }
    if modifier.pointee.isSwipe {
      walk.attributes.swipes.append(open)
      walk.changeRow { $0.swipes.append(open) }
    } else {
      walk.attributes.menu = open
      walk.changeRow { $0.menu = $0.menu ?? open }
    }
    Modified._walk(content, &walk)
    walk.attributes = outer
    walk.visit(node)
  }
}
