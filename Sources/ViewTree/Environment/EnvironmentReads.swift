/// The values that were read from an environment as a whole, as `@Environment(\.self)` gives it.
///
/// - Note: Source: OpenSwiftUI's environment tracker, which compares the used keys only; no
///   measurement of Apple's framework is known.
final class EnvironmentReads {
  /// How each value is found again, and the value at the time, by key.
  private var reads: [ObjectIdentifier: (find: (EnvironmentValues) -> Any, value: Any)] = [:]

  /// Notes a read; only the first one of a key counts.
  func add(_ key: ObjectIdentifier, _ value: Any, find: @escaping (EnvironmentValues) -> Any) {
    if reads[key] == nil { reads[key] = (find, value) }
  }

  /// Whether every value that was read is the same in `environment`.
  func areSame(in environment: EnvironmentValues) -> Bool {
    reads.values.allSatisfy { isSameValue($0.value, $0.find(environment)) }
  }
}
