/// A key of a value in the environment.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/environmentkey.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no ancestor sets one; evaluated each time it is asked for.
  static var defaultValue: Value { get }
}
