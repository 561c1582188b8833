extension View {
  /// Gives the view a menu, which a long press opens.
  ///
  /// The closure is part of the body around; views in the menu are evaluated while it is open.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(_MenuModifier(items: menuItems(), isSwipe: false))
  }

  /// Gives the view a menu with a picture of what it acts on; both are made with the body around.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    let items = _MenuWithPreview(items: menuItems(), preview: preview())
    return modifier(_MenuModifier(items: items, isSwipe: false))
  }

  /// Gives the view a menu; without one there is none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(_MenuModifier(items: contextMenu.map(\.items), isSwipe: false))
  }

  /// Gives the rows of a list a menu for the selected ones, made when it is opened.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(_SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }

  /// Adds actions that a swipe over the row uncovers.
  ///
  /// The closure is part of the body around; views in it are evaluated while they are uncovered.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(_MenuModifier(items: content(), isSwipe: true))
  }
}

/// The items of a menu, in the form that was used before the builder.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu.
  @MainActor public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

/// The items of a menu and the picture above them.
public struct _MenuWithPreview<Items: View, Preview: View>: View {
  /// The type of the body.
  public typealias Body = Never

  let items: Items
  let preview: Preview

  /// Goes through the picture, then the items.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    withUnsafePointer(to: view.pointee.preview) { Preview._walk($0, &walk) }
    withUnsafePointer(to: view.pointee.items) { Items._walk($0, &walk) }
  }
}

/// A modifier that gives the rows of the lists in its content a menu.
public struct _SelectionMenuModifier<Item: Hashable, Items: View>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let menu: (Set<Item>) -> Items
  let primaryAction: ((Set<Item>) -> Void)?

  /// Goes through the content; the menu of a row is made when it is opened.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let (node, _) = walk.next { parent, environment in
      SelectionMenuNode<Item, Items>(parent: parent, environment: environment)
    }
    if walk.isUpdate {
      node.receive(modifier.pointee.menu)
      return Modified._walk(content, &walk)
    }
    let outer = walk.rowMenu
    let primaryAction = modifier.pointee.primaryAction
    walk.rowMenu = RowMenu(
      open: { [weak node] tag in
        guard let item = tag.base as? Item else { return nil }
        return { node?.open([item]) }
      },
      primary: { tag in
        guard let item = tag.base as? Item, let primaryAction else { return nil }
        return { primaryAction([item]) }
      }
    )
    Modified._walk(content, &walk)
    walk.rowMenu = outer
    walk.visit(node)
  }
}

/// What a menu for selected rows gives to the rows in its content.
@MainActor
final class RowMenu {
  /// Opens the menu for the row with a value.
  let open: (AnyHashable) -> (() -> Void)?
  /// Does what a double click on the row with a value does.
  let primary: (AnyHashable) -> (() -> Void)?

  init(
    open: @escaping (AnyHashable) -> (() -> Void)?,
    primary: @escaping (AnyHashable) -> (() -> Void)?
  ) {
    self.open = open
    self.primary = primary
  }
}

/// The place of a menu for selected rows.
private final class SelectionMenuNode<Item: Hashable, Items: View>: Node {
  private let environment: EnvironmentScope
  private var menu: ((Set<Item>) -> Items)?
  private var place: MenuNode<Items>?

  init(parent: Node, environment: EnvironmentScope) {
    self.environment = environment
    super.init(graph: parent.graph, parent: parent)
  }

  func receive(_ menu: @escaping (Set<Item>) -> Items) { self.menu = menu }

  /// Makes the menu for rows and opens it; the caller settles.
  func open(_ items: Set<Item>) {
    guard let menu else { return }
    if let place { graph.remove(place) }
    let made = MenuNode(menu(items), parent: self, environment: environment)
    place = made
    children = [made]
    made.open()
  }
}
