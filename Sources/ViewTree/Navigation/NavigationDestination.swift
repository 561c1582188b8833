/// A modifier that says which page belongs to a value on the path of the stack around it.
public struct _DestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let destination: (Value) -> Destination

  /// Goes through the content, then hands the closure to the stack.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    let (node, isNew) = walk.next { parent, environment in
      DestinationNode<Value, Destination>(
        modifier.pointee.destination,
        parent: parent,
        environment: environment
      )
    }
    if walk.isUpdate, !isNew { node.receive(modifier.pointee.destination) }
  }
}

/// The place of a destination modifier; it makes pages, which belong to the stack.
private final class DestinationNode<Value: Hashable, Destination: View>: Node,
  NavigationDestinationPlace
{
  private var destination: (Value) -> Destination
  private let context: NavigationContext?
  private var contents: [ContentNode<Value, Destination>] = []

  init(
    _ destination: @escaping (Value) -> Destination,
    parent: Node,
    environment: EnvironmentScope
  ) {
    self.destination = destination
    context = EnvironmentValues(environment).navigation
    super.init(graph: parent.graph, parent: parent)
    context?.register(self, for: Value.self)
  }

  /// Takes a new closure from the view around; the pages that are open run it.
  func receive(_ destination: @escaping (Value) -> Destination) {
    self.destination = destination
    contents.removeAll { !$0.isAlive }
    for content in contents { content.receive(destination, input: content.input) }
  }

  func makeContent(for value: AnyHashable, in page: PageNode) -> Node {
    guard let value = value.base as? Value else {
      preconditionFailure("A page was made for a value of another type than '\(Value.self)'.")
    }
    let content = ContentNode(
      destination,
      input: value,
      parent: page,
      environment: page.scope
    )
    contents.append(content)
    content.run()
    return content
  }

  override func dispose() {
    context?.unregister(self, for: Value.self)
  }
}

extension View {
  /// Says which page belongs to a value that a link, or the path, pushes on the stack.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_DestinationModifier<D, C>(destination: destination))
  }

  /// Pushes a page while a flag is set.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return presenting(.page, isPresented) { view }
  }

  /// Pushes a page for an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _PresentationModifier(
        style: .page,
        item: item,
        identity: { AnyHashable($0) },
        onDismiss: nil,
        content: destination
      )
    )
  }
}
