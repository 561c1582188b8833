/// A control that shows other controls when it is tapped.
///
/// The closure of the content is part of the body around; the views in it are evaluated when the
/// menu is opened and leave when it is closed. A tap on a button in it closes it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/menu.
public struct Menu<Label: View, Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let content: Content
  private let behavior: MenuBehavior

  init(_ label: Label, _ content: Content, primaryAction: (@MainActor () -> Void)? = nil) {
    self.label = label
    self.content = content
    behavior = MenuBehavior(primaryAction: primaryAction)
  }

  /// Shows the label, and the content while the menu is open.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let menu = view.pointee
    let isStyled = walk.styled(
      MenuStyleConfiguration(behavior: menu.behavior)
    ) { parts in
      parts.add(MenuStyleConfiguration.Label.self, menu.label)
      parts.add(MenuStyleConfiguration.Content.self, menu.content)
    }
    if isStyled { return }
    let (node, isNew) = walk.next { parent, environment in
      MenuNode(menu.content, parent: parent, environment: environment)
    }
    if walk.isUpdate, !isNew { node.receive(menu.content) }
    walk.show(
      {
        var element = Element(.menu)
        let open = { [weak node] in node?.open() ?? () }
        element.interactions.tap = menu.behavior.primaryAction ?? open
        element.interactions.longPress = open
        return element
      }()
    ) { walk in
      // The label is stored first and so lies at the start.
      Label._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Label.self), &walk)
    }
    if !walk.isUpdate { walk.visit(node) }
  }
}

/// What a menu does besides opening.
struct MenuBehavior {
  let primaryAction: (@MainActor () -> Void)?
}

/// The place of a menu; its child is the content while it is open.
final class MenuNode<Content: View>: Node, PresentedPlace {
  private var content: Content
  private let scope: EnvironmentScope
  private let outer: EnvironmentScope
  private var page: ContentNode<Content, Content>?
  private var isOpen = false

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

  /// Takes a new value of the content from the view around.
  func receive(_ content: Content) {
    self.content = content
    page?.receive({ $0 }, input: content)
  }

  /// Shows the content.
  func open() {
    isOpen = true
    graph.invalidate(self, .value, in: .current)
  }

  /// Hides the content, and with a menu that stands in another one the other one's.
  func dismiss() {
    isOpen = false
    graph.invalidate(self, .value, in: .current)
    EnvironmentValues(outer).endedByTap?.dismiss()
  }

  override func update() {
    guard !reasons.isEmpty else { return }
    reasons = []
    if isOpen, page == nil {
      graph.schedulingChildren { makePage() }
    } else if !isOpen, let page {
      self.page = nil
      children = []
      graph.removeUpdated(page)
      graph.didDismiss(self)
    }
  }

  private func makePage() {
    let page = ContentNode<Content, Content>(
      { $0 },
      input: content,
      parent: self,
      environment: scope
    )
    self.page = page
    children = [page]
    graph.didPresent(self)
    page.run()
  }

  override func dispose() {
    if page != nil { graph.didDismiss(self) }
    scope.dispose()
  }

  override func inspect(_ walk: inout _Walk) {
    guard let page else { return }
    let outer = (walk.attributes, walk.rows)
    (walk.attributes, walk.rows) = (ElementAttributes(), nil)
    walk.show(Element(.menuItems)) { page.inspect(&$0) }
    (walk.attributes, walk.rows) = outer
  }
}
