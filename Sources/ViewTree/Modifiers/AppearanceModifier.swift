/// A modifier that runs an action when its content appears or has disappeared.
public struct _AppearanceModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  /// Goes through the content, then notes the actions.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    let (node, _) = walk.next { parent, _ in AppearanceNode(parent: parent) }
    node.actions = modifier.pointee
  }

  private final class AppearanceNode: Node {
    var actions = _AppearanceModifier(appear: nil, disappear: nil)

    init(parent: Node) {
      super.init(graph: parent.graph, parent: parent)
      graph.appearingCount += 1
    }

    private var isShown = false

    override func appear() {
      isShown = true
      guard let action = actions.appear else { return }
      graph.actions.append("onAppear", action)
    }

    override func disappearance() -> (() -> Void)? {
      guard isShown else { return nil }
      return actions.disappear
    }

    override func hide() {
      if let action = disappearance() { graph.addDisappearance(action, isFirst: false) }
      isShown = false
    }

    override func show() {
      if !isShown { appear() }
    }
  }
}

// The actions are bound to the main actor, unlike Apple's: of a plain optional closure, Swift 6.3
// cannot type `condition ? nil : method`. To be removed when it can; CallShapeTests has the call.
extension View {
  /// Runs an action before the view's first frame.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action when the view has left the screen.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: nil, disappear: action))
  }
}
