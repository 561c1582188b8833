/// A modifier that keeps what its content is presented in from being dragged away.
struct DismissLockModifier: ViewModifier {
  typealias Body = Never

  let isDisabled: Bool

  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let (node, _) = walk.next { DismissLockNode(parent: $0, environment: $1) }
    if walk.isUpdate { node.setLocked(modifier.pointee.isDisabled) }
    Modified._walk(content, &walk)
  }
}

/// The place of the modifier; its lock goes with it.
private final class DismissLockNode: Node {
  private let locks: DismissLocks?

  init(parent: Node, environment: EnvironmentScope) {
    locks = EnvironmentValues(environment).dismissLocks
    super.init(graph: parent.graph, parent: parent)
  }

  func setLocked(_ isLocked: Bool) { locks?.set(isLocked, for: ObjectIdentifier(self)) }

  override func dispose() { setLocked(false) }
}

/// Those who keep a presentation from being dragged away.
@MainActor
final class DismissLocks {
  private var holders: Set<ObjectIdentifier> = []

  var areEmpty: Bool { holders.isEmpty }

  func set(_ isHeld: Bool, for holder: ObjectIdentifier) {
    if isHeld { holders.insert(holder) } else { holders.remove(holder) }
  }
}

private struct DismissLocksKey: EnvironmentKey {
  static var defaultValue: DismissLocks? { nil }
}

extension EnvironmentValues {
  /// The locks of the presentation around, whatever pages lie between.
  var dismissLocks: DismissLocks? {
    get { self[DismissLocksKey.self] }
    set { self[DismissLocksKey.self] = newValue }
  }
}
