/// The place of content that a closure makes from an input: a size, a date, a presented item.
///
/// The closure runs when the view around it does, when the input differs and when something it
/// read was written; what it reads belongs to this place and not to the view around it.
///
/// - Note: Source: rules on observation; escaping content closures are scopes of their own.
class ContentNode<Input, Content: View>: Node {
  let environment: EnvironmentScope
  let window: RowWindow?
  var content: (Input) -> Content
  private(set) var input: Input
  private var result: Content?
  private var tracking: NodeTracking?

  init(
    _ content: @escaping (Input) -> Content,
    input: Input,
    parent: Node,
    environment: EnvironmentScope,
    window: RowWindow? = nil
  ) {
    self.content = content
    self.input = input
    self.environment = environment
    self.window = window
    super.init(graph: parent.graph, parent: parent)
  }

  /// Takes a new closure from the view around and runs it.
  func receive(_ content: @escaping (Input) -> Content, input: Input) {
    self.content = content
    self.input = input
    run()
  }

  /// Takes another input; the closure runs in the current flush.
  func change(_ input: Input) {
    self.input = input
    invalidate(.value)
  }

  /// Replaces the input of a place whose closure has not run yet.
  func setInput(_ input: Input) {
    self.input = input
  }

  override func update() {
    guard !reasons.isEmpty else { return }
    graph.schedulingChildren { run() }
  }

  /// Runs the closure and goes through what it makes.
  func run() {
    reasons = []
    let tracking = tracking ?? makeTracking()
    let new = graph.updating(self) { tracking.track { content(input) } }
    tracking.forgetChanges()
    result = new
    withUnsafePointer(to: &result) { optional in
      // The payload of an optional lies at its start.
      let body = UnsafeRawPointer(optional).assumingMemoryBound(to: Content.self)
      var walk = _Walk(self, purpose: .update, environment: environment)
      walk.window = window
      Content._walk(body, &walk)
    }
  }

  private func makeTracking() -> NodeTracking {
    let made = NodeTracking(self)
    tracking = made
    return made
  }

  override func dispose() {
    tracking?.cancel()
    tracking = nil
  }

  override func inspect(_ walk: inout _Walk) {
    guard result != nil else { return }
    withUnsafePointer(to: &result) { optional in
      let body = UnsafeRawPointer(optional).assumingMemoryBound(to: Content.self)
      walk.inspectScope(self, environment) { Content._walk(body, &$0) }
    }
  }
}

extension _Walk {
  /// Inspects a place of its own, unless only the content around it is asked for.
  mutating func visit(_ place: Node) {
    if entersViews { place.inspect(&self) }
  }
}
