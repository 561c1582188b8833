public import Observation
internal import Simulation

/// Makes bindings to the properties of an observable object.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/bindable.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Creates the property with a value of any type; there are bindings only into objects.
  @_disfavoredOverload
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The property itself, for `$object.property`.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Creates a value with an object, for use inside of a body.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates the property from its projection.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  ///
  /// Making it reads the property, so the body that makes it depends on it; see
  /// `SimulationSettings.bindableProjectionReads`.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let location = ObjectLocation(wrappedValue, keyPath)
    return Graph.currentSettings.bindableProjectionReads
      ? Binding(location) : Binding(location, value: nil)
  }
}

extension Bindable: FieldComparable {
  /// The reference is part of the view's value.
  package static func isSameField(_ old: Bindable, _ new: Bindable) -> Bool {
    isSameValue(old.wrappedValue, new.wrappedValue)
  }
}
