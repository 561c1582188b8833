/// A modifier that animates changes of its content that come with a change of a value.
///
/// It concerns the views that stand directly in the body around; those are animated that are
/// evaluated for each frame, see `Animatable`.
nonisolated public struct _AnimationModifier<Value: Equatable>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let animation: Animation?
  let value: Value

  /// Goes through the content, in an animated transaction if the value has changed.
  @MainActor public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let (node, _) = walk.next { parent, _ in
      AnimatedValueNode(modifier.pointee.value, parent: parent)
    }
    guard walk.isUpdate, node.value != modifier.pointee.value else {
      return Modified._walk(content, &walk)
    }
    node.value = modifier.pointee.value
    let outer = Transaction.current
    Transaction.current.animation = modifier.pointee.animation
    Modified._walk(content, &walk)
    Transaction.current = outer
  }

  @MainActor private final class AnimatedValueNode: Node {
    var value: Value

    init(_ value: Value, parent: Node) {
      self.value = value
      super.init(graph: parent.graph, parent: parent)
    }
  }
}
