/// Two or three columns, of which each decides what the next one shows.
///
/// All columns are shown, as on a large screen. A link in the sidebar, or in the content column,
/// pushes its page over the detail column; in a list with a selection, a link with a value of the
/// selection's type selects it instead.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/navigationsplitview.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?

  /// Goes through the columns; those of the sidebar push over the detail column.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let split = view.pointee
    let (node, _) = walk.next { parent, environment in
      SplitViewNode(parent: parent, environment: environment)
    }
    walk.descend(into: node) { walk in
      let (stack, _) = walk.next { parent, environment in
        NavigationStackNode(parent: parent, environment: environment)
      }
      walk.column(of: stack, split.sidebar)
      if Content.self != EmptyView.self { walk.column(of: stack, split.content) }
      walk.detail(of: stack, split.detail)
    }
  }
}

/// The place of a split view: the stack of the detail column, then the other columns.
private final class SplitViewNode: Node {
  init(parent: Node, environment: EnvironmentScope) {
    super.init(graph: parent.graph, parent: parent)
  }
}

extension _Walk {
  /// Goes through a column beside the detail column.
  fileprivate mutating func column<Column: View>(of stack: NavigationStackNode, _ view: Column) {
    let outer = (window, rows, attributes)
    (window, rows) = (nil, nil)
    let context = stack.context
    let set: @MainActor (inout EnvironmentValues) -> Void = { values in
      values.navigation = context
      values.linksSelect = true
    }
    environment(set) { walk in
      let (column, _) = walk.next { parent, _ in Node(graph: parent.graph, parent: parent) }
      walk.descend(into: column) { walk in
        withUnsafePointer(to: view) { Column._walk($0, &walk) }
      }
    }
    (window, rows, attributes) = outer
  }

  /// Goes through the detail column, then brings its pages up to date.
  fileprivate mutating func detail<Column: View>(of stack: NavigationStackNode, _ view: Column) {
    guard isUpdate || stack.topmost === stack.root else { return visit(stack) }
    let outer = (environment, window, rows)
    (environment, window, rows) = (stack.scope, nil, nil)
    descend(into: stack.root) { walk in
      withUnsafePointer(to: view) { Column._walk($0, &walk) }
    }
    (environment, window, rows) = outer
    if isUpdate { stack.receive(nil) }
  }
}

extension NavigationSplitView {
  /// Creates a view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Creates a view of three columns, of which some may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates a view of three columns with one that small screens show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates a view of three columns with one that small screens show.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  fileprivate init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar,
    _ content: Content,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a view of two columns, of which one may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a view of two columns with one that small screens show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Creates a view of two columns with one that small screens show.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}
