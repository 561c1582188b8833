public import ObservationKit

/// An observable object that the parent gives; the view runs on each of its changes.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/observedobject.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: Object

  /// Creates the property with the object to observe.
  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  /// Creates the property with the object to observe.
  public init(initialValue: Object) {
    wrappedValue = initialValue
  }

  /// A projection that makes bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Makes bindings to the properties of an observable object.
  @MainActor
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: Object

    init(_ object: Object) {
      self.object = object
    }

    /// A binding to a property of the object; making it does not subscribe to anything.
    public subscript<Value>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
    ) -> Binding<Value> {
      Binding(ObjectLocation(object, keyPath))
    }
  }

  /// Makes what follows the object for one node.
  public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox { Box(owner) }

  /// The property does not read the environment.
  public static var _readsEnvironment: Bool { false }

  private final class Box: ObservedObjectBox<Object> {
    override func object(at property: UnsafeMutableRawPointer) -> Object? {
      property.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
    }
  }
}

extension ObservedObject: FieldComparable {
  /// The reference is part of the view's value.
  package static func isSameField(_ old: Self, _ new: Self) -> Bool {
    old.wrappedValue === new.wrappedValue
  }
}

/// Follows the object of one property of one node.
class ObservedObjectBox<Object: ObservableObject>: _PropertyBox {
  private let observation: ObjectObservation<Object>

  override init(_ owner: _BoxOwner) {
    observation = ObjectObservation(owner.node)
    super.init(owner)
  }

  /// Finds, or makes, the object of the property at an address; nil where it is missing.
  func object(at property: UnsafeMutableRawPointer) -> Object? { nil }

  override func update(_ property: UnsafeMutableRawPointer) -> Bool {
    object(at: property).map(observation.observe) ?? false
  }

  override func collectCauses(name: String, into causes: inout [RawCause]) {
    observation.collectCauses(name: name, into: &causes)
  }

  override func finishUpdate() {
    observation.forgetChanges()
  }

  override func dispose() {
    observation.end()
  }
}
