/// A space of identities that belongs to one place in the tree.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/namespace.
@propertyWrapper
nonisolated public struct Namespace: DynamicProperty {
  /// The identity of a space.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id: ID?

  /// Creates a space.
  public init() {}

  /// The identity of the space; all spaces are the same one outside of a mounted view.
  public var wrappedValue: ID { id ?? ID(number: 0) }

  /// Makes what keeps the identity for one node.
  @MainActor public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox {
    NamespaceBox(owner)
  }

  /// A space does not read the environment.
  @MainActor public static var _readsEnvironment: Bool { false }

  private final class NamespaceBox: _PropertyBox {
    private static var lastNumber = 0
    private let id: ID

    override init(_ owner: _BoxOwner) {
      Self.lastNumber += 1
      id = ID(number: Self.lastNumber)
      super.init(owner)
    }

    override func update(_ property: UnsafeMutableRawPointer) -> Bool {
      property.assumingMemoryBound(to: Namespace.self).pointee.id = id
      return false
    }
  }
}

extension Namespace: FieldComparable {
  /// Two spaces of one place are the same.
  package static func isSameField(_ old: Namespace, _ new: Namespace) -> Bool { true }
}
