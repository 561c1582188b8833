/// A value together with the place in a file where it was written.
package struct Located<Value> {
  /// The value.
  package var value: Value

  /// Where the value begins.
  package var location: SourceLocation

  /// Creates a located value.
  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

// MARK: - Conformances

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
