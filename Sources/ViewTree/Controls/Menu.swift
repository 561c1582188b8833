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
        var element = Element(.menuButton)
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
