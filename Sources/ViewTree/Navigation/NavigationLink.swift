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
    walk.show(
      {
        var element = Element(.link)
        element.interactions.tap = { [weak node] in node?.follow(environment) }
        return element
      }()
    ) { walk in
      // The label is stored first and so lies at the start.
      Label._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Label.self), &walk)
    }
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
    guard let stack = EnvironmentValues(environment).navigation?.liveStack else { return }
    switch target {
    case .value(let value?): stack.push(value)
    case .value(nil): break
    case .view: stack.push(self)
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

extension NavigationLink where Destination == Never {
  /// Creates a link to the page for a value; without a value the link does nothing.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the page for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  /// Creates a link with a title to the page for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink {
  /// Creates a link to a view, which is made at once.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination()))
  }

  /// Creates a link to a view, which is made at once.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view, which is made at once.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), target: .view(destination()))
  }

  /// Creates a link with a title to a view, which is made at once.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), target: .view(destination()))
  }

  /// Creates a link with a title to a view, which is made at once.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view(destination))
  }

  /// Creates a link with a title to a view, which is made at once.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), target: .view(destination))
  }
}
