/// A modifier that adds a search field to its content.
struct SearchableModifier<Extra: View>: ViewModifier {
  typealias Body = Never

  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  /// What the field shows besides the text, such as tokens.
  let extra: Extra

  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let search = modifier.pointee
    let (node, _) = walk.next { parent, environment in
      SearchNode(search.text, parent: parent, environment: environment)
    }
    if walk.isUpdate { node.receive(search.text, search.isPresented) }
    let outer = walk.environment
    walk.environment = node.scope
    var field = FieldValue(text: search.text, prompt: search.prompt ?? Text(verbatim: "Search"))
    field.trigger = .search
    field.editing = { [weak node] isEditing in if isEditing { node?.setSearching(true) } }
    field.walk(&walk) { $0.content(search.extra) }
    Modified._walk(content, &walk)
    walk.environment = outer
  }
}

/// Where a search field stands.
nonisolated public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar of the navigation.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// As the main item of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")

  /// In the bar of the navigation, always or where the system has it.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer \(displayMode)")
  }

  /// When a field in the bar of the navigation is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}
