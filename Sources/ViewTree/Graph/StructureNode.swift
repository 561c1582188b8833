/// What distinguishes one content of a varying place from another.
enum StructureKey: Equatable {
  /// A branch of a condition.
  case branch(Int)
  /// The dynamic type of an erased view.
  case type(ObjectIdentifier)
  /// An identity that the screen states.
  case explicit(AnyHashable)
}

/// A place whose content can be replaced: a condition, an erased view, an explicit identity.
final class StructureNode: Node {
  var key: StructureKey
  /// How the content leaves; decides the order of appearing and disappearing.
  var transition = AnyTransition.opacity

  init(key: StructureKey, parent: Node) {
    self.key = key
    super.init(graph: parent.graph, parent: parent)
  }

  override var pathComponent: String? {
    if case .explicit(let id) = key { "[id=\(id.base)]" } else { nil }
  }
}
