/// The place of content that is there while the flag behind a binding is true.
///
/// The place follows the binding by itself, so a view that only passes the binding on is not
/// evaluated when the flag changes.
final class FollowingNode<Content: View>: Node {
  private let environment: EnvironmentScope
  private let window: RowWindow?
  private var content: Content
  private var binding: Binding<Bool>
  private lazy var follower = BindingFollower<Bool>(self)
  private var isMade = false

  init(
    _ content: Content,
    _ binding: Binding<Bool>,
    parent: Node,
    environment: EnvironmentScope,
    window: RowWindow?
  ) {
    self.content = content
    self.binding = binding
    self.environment = environment
    self.window = window
    super.init(graph: parent.graph, parent: parent)
  }

  /// Takes new content from the view around.
  func receive(_ content: Content, _ binding: Binding<Bool>) {
    self.content = content
    self.binding = binding
    reasons = []
    bringUpToDate(hasNewContent: true)
  }

  override func update() {
    guard !reasons.isEmpty else { return }
    reasons = []
    graph.schedulingChildren { bringUpToDate(hasNewContent: false) }
  }

  private func bringUpToDate(hasNewContent: Bool) {
    guard follower.read(binding) else {
      let leaving = children
      children = []
      isMade = false
      for child in leaving { graph.removeUpdated(child) }
      return
    }
    guard hasNewContent || !isMade else { return }
    isMade = true
    withUnsafePointer(to: &content) { content in
      var walk = _Walk(self, purpose: .update, environment: environment)
      walk.window = window
      Content._walk(content, &walk)
    }
  }

  override func dispose() { follower.end() }

  override func inspect(_ walk: inout _Walk) {
    guard isMade else { return }
    withUnsafePointer(to: &content) { content in
      walk.inspectScope(self, environment) { Content._walk(content, &$0) }
    }
  }
}

extension _Walk {
  /// Goes through content that is there while the flag behind a binding is true.
  mutating func following<Content: View>(_ binding: Binding<Bool>, _ content: Content) {
    let window = window
    let (node, _) = next { parent, environment in
      FollowingNode(content, binding, parent: parent, environment: environment, window: window)
    }
    if isUpdate { node.receive(content, binding) } else { visit(node) }
  }
}
