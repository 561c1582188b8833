public import Observation
public import ObservationKit

/// A modifier that sets or changes values in the environment of its content.
nonisolated public struct _EnvironmentModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  /// What is set; part of the output of a body.
  let value: Any
  let key: AnyHashable
  let set: @MainActor (inout EnvironmentValues) -> Void

  /// Goes through the content in the changed environment.
  @MainActor public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    walk.environment(modifier.pointee.set) { Modified._walk(content, &$0) }
  }
}

extension _EnvironmentModifier: FieldComparable {
  /// Key and value count; how it is set follows from them.
  package static func isSameField(_ old: Self, _ new: Self) -> Bool {
    old.key == new.key && isSameValue(old.value, new.value)
  }
}

extension View {
  /// Sets a value in the environment of the view.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(
      _EnvironmentModifier(value: value, key: keyPath) { $0[keyPath: keyPath] = value }
    )
  }

  /// Puts an observable object into the environment of the view.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      _EnvironmentModifier(value: object as Any, key: ObjectIdentifier(T.self)) {
        $0[object: T.self] = object
      }
    )
  }

  /// Puts an observable object into the environment of the view.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      _EnvironmentModifier(value: object, key: ObjectIdentifier(T.self)) {
        $0[object: T.self] = object
      }
    )
  }

  /// Changes a value in the environment of the view.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(
      _EnvironmentModifier(value: transform, key: keyPath) { transform(&$0[keyPath: keyPath]) }
    )
  }

  /// Keeps people from acting on the view.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(
      _EnvironmentModifier(value: disabled, key: "disabled") {
        $0.isEnabled = $0.isEnabled && !disabled
      }
    )
  }
}
