/// The place of a screen's root view.
final class RootNode<Content: View>: Node {
  private var content: Content

  init(_ content: Content, graph: Graph) {
    self.content = content
    super.init(graph: graph, parent: nil)
  }

  /// Gives the screen another root value, as a parent outside of the screen would.
  func replace(_ new: Content) {
    content = new
    invalidate(.value)
  }

  override func update() {
    reasons = []
    withUnsafePointer(to: &content) { content in
      graph.schedulingChildren {
        var walk = _Walk(self, purpose: .update, environment: graph.environment)
        Content._walk(content, &walk)
      }
    }
  }

  override func inspect(_ walk: inout _Walk) {
    withUnsafePointer(to: &content) { content in
      walk.descend(into: self) { Content._walk(content, &$0) }
    }
  }
}

extension Graph {
  /// Puts a root view in place and brings the tree up to date.
  package func mount<Content: View>(_ content: Content) {
    mount(RootNode(content, graph: self))
  }

  /// Gives the screen another root value of the type that was mounted.
  package func replaceRoot<Content: View>(_ content: Content) {
    guard let root = root as? RootNode<Content> else {
      preconditionFailure("A root of type '\(Content.self)' replaces one of another type.")
    }
    root.replace(content)
  }
}
