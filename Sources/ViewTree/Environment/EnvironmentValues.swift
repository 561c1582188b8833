/// The values that a view can read from its environment.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?
  /// What was set on this value and not yet given to a scope, by key.
  private(set) var changes: [ObjectIdentifier: Any] = [:]
  /// Where reads are noted, if a view holds the environment as a whole.
  private var reads: EnvironmentReads?

  /// Creates an environment in which every key has its default.
  public init() {
    scope = nil
  }

  package init(_ scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Looked up first: a cast of nothing to an optional value succeeds.
      let stored = stored(ObjectIdentifier(key))
      let value = stored.flatMap { $0 as? Key.Value } ?? Key.defaultValue
      reads?.add(ObjectIdentifier(key), value) { $0[key] }
      return value
    }
    set { changes[ObjectIdentifier(key)] = newValue }
  }

  /// The nearest object of a type, or nil where nobody injected one.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      let object = stored(ObjectIdentifier(type)) as? Object
      reads?.add(ObjectIdentifier(type), object as Any) { $0[object: type] as Any }
      return object
    }
    set { changes[ObjectIdentifier(type)] = .some(newValue as Any) }
  }

  private func stored(_ key: ObjectIdentifier) -> Any? {
    changes[key] ?? scope?.value(for: key)
  }
}

extension EnvironmentValues {
  /// The environment, noting from now on what is read from it.
  var notingReads: EnvironmentValues {
    var copy = self
    copy.reads = EnvironmentReads()
    return copy
  }
}

extension EnvironmentValues: FieldComparable {
  /// Only the values that were read count.
  package static func isSameField(_ old: Self, _ new: Self) -> Bool {
    var unnoted = new
    unnoted.reads = nil
    return old.reads?.areSame(in: unnoted) ?? false
  }
}
