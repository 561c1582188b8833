public import Observation

/// A value or an object from the environment of the view that declares it.
///
/// A view that declares a key runs when the value at the key differs, whether its body reads the
/// property or not. Of an object only the instance counts; its properties are tracked as usual.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let source: EnvironmentSource<Value>
  private var value: Value?

  /// Creates a property with the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Creates a property with an injected object; the object is required.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(read: { $0[object: objectType] }, isRequired: true)
  }

  /// Creates a property with an injected object, or nil where there is none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .object(read: { .some($0[object: objectType]) }, isRequired: false)
  }

  /// The value; outside of a mounted view the default of the key.
  public var wrappedValue: Value {
    if let value { return value }
    guard case .keyPath(let keyPath) = source else {
      preconditionFailure("No object of type '\(Value.self)' was found in the environment.")
    }
    return EnvironmentValues()[keyPath: keyPath]
  }

  /// Makes what follows the value for one node.
  public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox { EnvironmentBox<Value>(owner) }

  /// The property reads the environment.
  public static var _readsEnvironment: Bool { true }

  private final class EnvironmentBox<Held>: _PropertyBox {
    private var last: Held?

    override func update(_ property: UnsafeMutableRawPointer) -> Bool {
      let environment = property.assumingMemoryBound(to: Environment<Held>.self)
      var values = EnvironmentValues(owner.environment)
      if Held.self == EnvironmentValues.self { values = values.notingReads }
      guard let value = environment.pointee.source.read(values) else {
        owner.node.graph.objectIsMissing("\(Held.self)", injectedBy: "environment")
        return false
      }
      if let last, environment.pointee.source.isSame(last, value) {
        environment.pointee.value = last
        return false
      }
      let isChanged = last != nil
      last = value
      environment.pointee.value = value
      return isChanged
    }

    override func collectCauses(name: String, into causes: inout [RawCause]) {
      causes.append(.environment(name: name))
    }
  }
}

extension Environment: FieldComparable {
  /// The key is part of the view's value, the value found there is not.
  package static func isSameField(_ old: Environment, _ new: Environment) -> Bool {
    guard case .keyPath(let oldKey) = old.source, case .keyPath(let newKey) = new.source else {
      return true
    }
    return oldKey == newKey
  }
}

/// Where an environment property finds its value.
private enum EnvironmentSource<Value> {
  case keyPath(KeyPath<EnvironmentValues, Value>)
  case object(read: (EnvironmentValues) -> Value?, isRequired: Bool)

  /// The value, or nil where a required object is missing.
  func read(_ environment: EnvironmentValues) -> Value? {
    switch self {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let read, _): read(environment)
    }
  }

  /// Whether two values leave the view the same; of objects the instance decides.
  func isSame(_ old: Value, _ new: Value) -> Bool {
    guard case .object = self else { return isSameValue(old, new) }
    return identity(old) == identity(new)
  }

  private func identity(_ value: Value) -> ObjectIdentifier? {
    // An optional is unwrapped by the cast.
    (value as Any? as? AnyObject).map(ObjectIdentifier.init)
  }
}
