/// The values that a view can read from its environment.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?
  /// What was set on this value and not yet given to a scope, by key.
  private(set) var changes: [ObjectIdentifier: Any] = [:]

  /// Creates an environment in which every key has its default.
  public init() {
    scope = nil
  }

  package init(_ scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { stored(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue }
    set { changes[ObjectIdentifier(key)] = newValue }
  }

  /// The nearest object of a type, or nil where nobody injected one.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { stored(ObjectIdentifier(type)) as? Object }
    set { changes[ObjectIdentifier(type)] = .some(newValue as Any) }
  }

  private func stored(_ key: ObjectIdentifier) -> Any? {
    changes[key] ?? scope?.value(for: key)
  }
}
