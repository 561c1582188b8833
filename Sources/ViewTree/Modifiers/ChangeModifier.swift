/// A modifier that runs an action when a value has changed.
public struct _ChangeModifier<Value: Equatable>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  /// Goes through the content, then compares the value.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    let (node, isNew) = walk.next { parent, _ in
      ChangeNode(modifier.pointee, parent: parent)
    }
    if walk.isUpdate, !isNew { node.receive(modifier.pointee) }
  }

  private final class ChangeNode: Node {
    private var modifier: _ChangeModifier

    init(_ modifier: _ChangeModifier, parent: Node) {
      self.modifier = modifier
      super.init(graph: parent.graph, parent: parent)
      if modifier.isInitial { graph.appearingCount += 1 }
    }

    /// Compares with the value of the transaction before; each transaction has an action of its own.
    ///
    /// - Note: Source: OpenSwiftUI's `ValueActionModifier` tests, which run against Apple's
    ///   framework: plain and animated writes of one event are told one after the other.
    func receive(_ new: _ChangeModifier) {
      let before = modifier.value
      modifier = new
      guard before != new.value else { return }
      graph.actions.append(handlerOf: self, "onChange(of: \(Value.self))") {
        new.action(before, new.value)
      }
    }

    override func appear() {
      guard modifier.isInitial else { return }
      graph.actions.append("onChange") { [modifier] in
        modifier.action(modifier.value, modifier.value)
      }
    }
  }
}

extension View {
  /// Runs an action when a value has changed; the value is read by the body around the view.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value has changed.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when a value has changed.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
