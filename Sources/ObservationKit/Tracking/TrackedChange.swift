/// One write that invalidated a tracked closure.
///
/// `@unchecked` because a key path of another module may hold captured indices; those of
/// observable properties hold none, and a change is only ever read.
package struct TrackedChange: @unchecked Sendable {
  /// The property that is written; `nil` if the mechanism does not know.
  ///
  /// Two threads that write different properties of one scope at the same moment may both be
  /// reported with the later one's key path. The number of reports is exact.
  package let keyPath: AnyKeyPath?

  /// The class that declares the property.
  package var ownerType: (any Any.Type)? {
    keyPath.map { type(of: $0).rootType }
  }

  /// The name of that class without module; `an object` if the mechanism does not know.
  package var ownerName: String { ownerType.map { "\($0)" } ?? "an object" }

  /// The name of the property; empty if the mechanism does not know.
  package var propertyName: String { keyPath.map(PropertyNames.name) ?? "" }
}

extension TrackedChange: CustomStringConvertible {
  /// Owner and property as reports name them: `CartStore.couponCode`.
  package var description: String { "\(ownerName).\(propertyName)" }
}
