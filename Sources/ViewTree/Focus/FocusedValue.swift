public import Observation

/// A value that the focused view or the scene offers, or nil.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/focusedvalue.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  fileprivate let read: (FocusedValues) -> Value?
  fileprivate let key: AnyHashable
  fileprivate var value: Value?

  /// Creates a property with the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
    key = keyPath
  }

  /// Creates a property with the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[object: objectType] }
    key = ObjectIdentifier(objectType)
  }

  /// The value.
  public var wrappedValue: Value? { value }

  /// Makes what follows the value for one node.
  public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox { Box(owner) }

  /// The property reads no environment.
  public static var _readsEnvironment: Bool { false }

  private final class Box: _PropertyBox {
    private var last: Value??

    override init(_ owner: _BoxOwner) {
      super.init(owner)
      node.graph.focus.values.addReader(node)
    }

    override func update(_ property: UnsafeMutableRawPointer) -> Bool {
      let focused = property.assumingMemoryBound(to: FocusedValue.self)
      let value = focused.pointee.read(node.graph.focus.values.current(in: node.graph))
      focused.pointee.value = value
      defer { last = .some(value) }
      return last.map { !isSameValue($0, value) } ?? false
    }

    override func collectCauses(name: String, into causes: inout [RawCause]) {
      causes.append(.environment(name: name))
    }

    override func dispose() { node.graph.focus.values.removeReader(node) }
  }
}

extension FocusedValue: FieldComparable {
  /// The key is part of the view's value, the value found there is not.
  package static func isSameField(_ old: Self, _ new: Self) -> Bool { old.key == new.key }
}

/// The value behind a binding that the focused view or the scene offers, or nil.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/focusedbinding.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let focused: FocusedValue<Binding<Value>>

  /// Creates a property with the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    focused = FocusedValue(keyPath)
  }

  /// The value; writing nil changes nothing.
  public var wrappedValue: Value? {
    get { focused.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { focused.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// The binding.
  public var projectedValue: Binding<Value?> {
    guard let binding = focused.wrappedValue else { return .constant(nil) }
    return Binding<Value?>(binding)
  }
}
