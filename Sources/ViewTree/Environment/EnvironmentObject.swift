public import ObservationKit

/// An observable object that an ancestor injected; every declaring view runs on each change.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/environmentobject.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object?

  /// Creates the property; the object is found by its type.
  public init() {}

  /// The object.
  public var wrappedValue: Object {
    guard let object else {
      preconditionFailure("No object of type '\(Object.self)' was found in the environment.")
    }
    return object
  }

  /// A projection that makes bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(wrappedValue) }

  /// Makes what follows the object for one node.
  public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox { Box(owner) }

  /// The property reads the environment.
  public static var _readsEnvironment: Bool { true }

  private final class Box: ObservedObjectBox<Object> {
    override func object(at property: UnsafeMutableRawPointer) -> Object? {
      guard let object = EnvironmentValues(owner.environment)[object: Object.self] else {
        node.graph.objectIsMissing("\(Object.self)", injectedBy: "environmentObject")
        return nil
      }
      property.assumingMemoryBound(to: EnvironmentObject.self).pointee.object = object
      return object
    }
  }
}

extension EnvironmentObject: FieldComparable {
  /// The object comes from the environment, not from the parent.
  package static func isSameField(_ old: Self, _ new: Self) -> Bool { true }
}
