public import ObservationKit

/// An observable object that belongs to a view's place in the tree; made once per place.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/stateobject.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private let make: () -> Object
  private var object: Object?

  /// Creates the property; `wrappedValue` is evaluated when the view first appears.
  public init(wrappedValue: @autoclosure @escaping () -> Object) {
    make = wrappedValue
  }

  /// The object; before the view appears a new one with each access.
  public var wrappedValue: Object { object ?? make() }

  /// A projection that makes bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(wrappedValue) }

  /// Makes what keeps the object for one node.
  public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox { Box(owner) }

  /// The property does not read the environment.
  public static var _readsEnvironment: Bool { false }

  private final class Box: ObservedObjectBox<Object> {
    private var kept: Object?

    override func object(at property: UnsafeMutableRawPointer) -> Object? {
      let state = property.assumingMemoryBound(to: StateObject.self)
      let object = kept ?? state.pointee.make()
      kept = object
      state.pointee.object = object
      return object
    }
  }
}

extension StateObject: FieldComparable {
  /// What the parent gives is ignored once the object exists.
  package static func isSameField(_ old: Self, _ new: Self) -> Bool { true }
}
