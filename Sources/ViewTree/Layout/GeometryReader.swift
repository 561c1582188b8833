/// Content that is made from the size it is given.
///
/// The closure runs again when the size differs and when the view around runs; what it reads
/// belongs to its own place.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/geometryreader.
public struct GeometryReader<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates the reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Runs the closure for the size of the screen.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let (node, isNew) = walk.next { parent, environment in
      GeometryNode(view.pointee.content, parent: parent, environment: environment)
    }
    guard walk.isUpdate else { return walk.visit(node) }
    if isNew { node.run() } else { node.receive(view.pointee.content, input: node.input) }
  }
}

private final class GeometryNode<Content: View>: ContentNode<GeometryProxy, Content>, LayoutReader {
  init(
    _ content: @escaping (GeometryProxy) -> Content,
    parent: Node,
    environment: EnvironmentScope
  ) {
    super.init(
      content,
      input: GeometryProxy(size: parent.graph.size),
      parent: parent,
      environment: environment
    )
    graph.addLayoutReader(self)
  }

  func layoutChanged() {
    let proxy = GeometryProxy(size: graph.size)
    if proxy != input { change(proxy) }
  }

  override func dispose() {
    super.dispose()
    graph.removeLayoutReader(self)
  }
}
