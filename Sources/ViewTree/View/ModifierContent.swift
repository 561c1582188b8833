/// The place in a modifier's body where the modified view stands.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// The type of the body.
  public typealias Body = Never

  /// Goes through the view that the nearest modifier of the type is applied to.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    var node: Node? = walk.node
    while let current = node {
      if let holder = current as? any ModifiedNode, holder.modifierType == Modifier.self {
        return holder.walkContent(&walk)
      }
      node = current.parent
    }
  }

  /// As many rows as the modified view, which is not known here.
  public static var _rowCount: Int? { nil }
}

/// A modifier's body as a view, so that it has the node and the gate of one.
struct ModifierBody<Modifier: ViewModifier>: View, DescribedView {
  var modifier: Modifier

  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content()) }

  static var describedType: Any.Type { Modifier.self }
}

/// A place where a modifier with a body is applied.
@MainActor
protocol ModifiedNode: Node {
  var modifierType: Any.Type { get }

  /// Goes through the modified view at one of its places in the modifier's body.
  func walkContent(_ walk: inout _Walk)
}

/// Keeps the modified view for the places that the modifier's body has for it.
final class ModifiedContentNode<Content: View, Modifier: ViewModifier>: Node, ModifiedNode {
  fileprivate var content: Content
  private var slots: [SlotNode] = []

  init(_ content: Content, parent: Node) {
    self.content = content
    super.init(graph: parent.graph, parent: parent)
  }

  var modifierType: Any.Type { Modifier.self }

  func walkContent(_ walk: inout _Walk) {
    let (slot, isNew) = walk.next { parent, environment in
      SlotNode(parent: parent, environment: environment)
    }
    if isNew { slots.append(slot) }
    if walk.isUpdate, !isNew { return }
    withUnsafePointer(to: &content) { content in
      walk.descend(into: slot) { Content._walk(content, &$0) }
    }
  }

  /// Hands a new value of the modified view to every place it stands at.
  fileprivate func updateSlots(_ window: RowWindow?) {
    slots.removeAll { !$0.isAlive }
    withUnsafePointer(to: &content) { content in
      for slot in slots {
        var walk = _Walk(slot, purpose: .update, environment: slot.environment)
        walk.window = window
        Content._walk(content, &walk)
      }
    }
  }
}

/// One place of the modified view in a modifier's body.
private final class SlotNode: Node {
  let environment: EnvironmentScope

  init(parent: Node, environment: EnvironmentScope) {
    self.environment = environment
    super.init(graph: parent.graph, parent: parent)
  }
}

extension _Walk {
  /// Hands a modifier with a body and the view it is applied to to their nodes.
  mutating func modifier<Modifier: ViewModifier, Content: View>(
    _ modifier: UnsafePointer<Modifier>,
    _ content: UnsafePointer<Content>
  ) {
    let (holder, isNew) = next { parent, _ in
      ModifiedContentNode<Content, Modifier>(content.pointee, parent: parent)
    }
    if isUpdate, !isNew { holder.content = content.pointee }
    descend(into: holder) { walk in
      // A struct with one stored property starts with it.
      let body = UnsafeRawPointer(modifier).assumingMemoryBound(to: ModifierBody<Modifier>.self)
      walk.composite(body)
    }
    if isUpdate, !isNew { holder.updateSlots(window) }
  }
}
