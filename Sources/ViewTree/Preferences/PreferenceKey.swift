/// A value that views report to those around them.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/preferencekey.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view reports one.
  static var defaultValue: Value { get }

  /// Adds the value of the next view to those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
