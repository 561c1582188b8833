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
