/// A control that pushes a page on the navigation stack around it.
///
/// A link with a value makes nothing until it is followed. A link with a view has the view made
/// by the body around it, and its body evaluated when the link is followed.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/navigationlink.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// The type of the body.
  public typealias Body = Never

  /// What a link leads to.
  enum Target {
    case value(AnyHashable?)
    case view(Destination)
    /// The view, while the flag behind a binding is set.
    case flag(Binding<Bool>, Destination)
  }

  private let label: Label
  private let target: Target

  init(label: Label, target: Target) {
    self.label = label
    self.target = target
  }

  /// Shows the link; a tap follows it.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let (node, isNew) = walk.next { parent, _ in
      NavigationLinkNode<Label, Destination>(view.pointee.target, parent: parent)
    }
    if walk.isUpdate, !isNew { node.receive(view.pointee.target) }
    let environment = walk.environment
    let choose = view.pointee.selects(in: walk.rows)
    walk.show(
      {
        var element = Element(.link)
        element.interactions.tap = choose ?? { [weak node] in node?.follow(environment) }
        return element
      }()
    ) { walk in
      // The label is stored first and so lies at the start.
      Label._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Label.self), &walk)
    }
    guard case .flag(let isActive, let destination) = view.pointee.target else { return }
    walk.descend(into: node) { walk in
      let page = EmptyView().presenting(.page, isActive) { destination }
      withUnsafePointer(to: page) { type(of: page)._walk($0, &walk) }
    }
  }

  /// What selects the value of the link, where the list around selects by its type.
  private func selects(in rows: RowContext?) -> (() -> Void)? {
    guard case .value(let value?) = target, let rows, rows.linksSelect else { return nil }
    return rows.select?(value)
  }
}

extension NavigationLink: TabTraitSource {
  func addTabTraits(to traits: inout TabTraits) {
    if case .value(let value?) = target { traits.tag = value }
  }
}

/// A place from which a page was pushed that shows a view the link was made with.
@MainActor
protocol NavigationLinkPlace: Node {
  /// Makes the content of the page.
  func makeContent(in page: PageNode) -> Node
}

/// The place of a link; it hands new values of its view to the page that shows it.
private final class NavigationLinkNode<Label: View, Destination: View>: Node, NavigationLinkPlace {
  private var target: NavigationLink<Label, Destination>.Target
  private weak var content: ContentNode<Destination, Destination>?

  init(_ target: NavigationLink<Label, Destination>.Target, parent: Node) {
    self.target = target
    super.init(graph: parent.graph, parent: parent)
  }

  func receive(_ target: NavigationLink<Label, Destination>.Target) {
    self.target = target
    guard case .view(let view) = target, let content, content.isAlive else { return }
    content.receive({ $0 }, input: view)
  }

  /// Pushes the page.
  func follow(_ environment: EnvironmentScope) {
    if case .flag(let isActive, _) = target {
      isActive.wrappedValue = true
      return
    }
    guard let stack = EnvironmentValues(environment).navigation?.liveStack else { return }
    switch target {
    case .value(let value?): stack.push(value)
    case .value(nil): break
    case .view: stack.push(self)
    case .flag: break
    }
  }

  func makeContent(in page: PageNode) -> Node {
    guard case .view(let view) = target else {
      preconditionFailure("A link with a value made a page of its own.")
    }
    let made = ContentNode<Destination, Destination>(
      { $0 },
      input: view,
      parent: page,
      environment: page.scope
    )
    content = made
    made.run()
    return made
  }
}
