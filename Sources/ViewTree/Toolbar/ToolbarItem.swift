/// One item in a bar.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/toolbaritem.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let placement: ToolbarItemPlacement
  private let name: String?

  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) where ID == () {
    self.content = content()
    self.placement = placement
    name = nil
  }

  /// Creates an item that people can rearrange.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.content = content()
    self.placement = placement
    name = id
  }

  /// Goes through the content.
  public static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk) {
    // The content is stored first and so lies at the start.
    Content._walk(UnsafeRawPointer(content).assumingMemoryBound(to: Content.self), &walk)
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The name of the item.
  public var id: ID {
    guard let id = name as? ID else {
      preconditionFailure("A toolbar item without a name was asked for it.")
    }
    return id
  }
}

/// Several items in one place of a bar.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/toolbaritemgroup.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let placement: ToolbarItemPlacement

  /// Creates the items.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }

  /// Creates the items with a label for where they have no room, which is not shown here.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    self.placement = placement
  }

  /// Goes through the content.
  public static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk) {
    // The content is stored first and so lies at the start.
    Content._walk(UnsafeRawPointer(content).assumingMemoryBound(to: Content.self), &walk)
  }
}

/// Items with a label that stands for them where they have no room; here they always have.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  let content: Content
  let label: Label

  /// Goes through the items.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
  }
}

/// Room between items.
public struct ToolbarSpacer: CustomizableToolbarContent {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the room.
  public init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {}

  /// Nothing to go through.
  public static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk) {}
}

/// How much room there is between items.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// Always the same.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// The menu that a tap on the title of a page opens.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content

  /// Creates a menu that the system fills.
  public init() where Content == EmptyView {
    content = EmptyView()
  }

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Shows a button for the title; a tap opens the menu, whose views are evaluated then.
  public static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk) {
    let (node, isNew) = walk.next { parent, environment in
      MenuNode(content.pointee.content, parent: parent, environment: environment)
    }
    guard !walk.isUpdate else {
      if !isNew { node.receive(content.pointee.content) }
      return
    }
    var element = Element(.button, text: "title menu")
    element.interactions.tap = { [weak node] in node?.open() }
    walk.show(element)
    walk.visit(node)
  }
}

/// An item of the system, such as the button that shows the sidebar; it shows nothing here.
public struct DefaultToolbarItem: CustomizableToolbarContent {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the item.
  public init(
    kind: ToolbarDefaultItemKind,
    placement: ToolbarItemPlacement = .automatic
  ) {}

  /// Nothing to go through.
  public static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk) {}
}

/// Which item of the system.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
