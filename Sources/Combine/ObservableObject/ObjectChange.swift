/// What an observable object announces before it changes.
package struct ObjectChange: Sendable {
  /// The class that declares the property, or the class of the object if it was sent by hand.
  ///
  /// It is `nil` for a publisher that the object made itself, which knows no owner.
  package let ownerType: (any Any.Type)?

  /// The published property that is written; `nil` for `objectWillChange.send()`.
  package let property: String?

  /// A change with a known or unknown origin.
  package init(ownerType: (any Any.Type)? = nil, property: String? = nil) {
    self.ownerType = ownerType
    self.property = property
  }
}

extension ObjectChange: CustomStringConvertible {
  /// Owner and property as reports name them: `CartStore.couponCode`.
  package var description: String {
    let owner = ownerType.map { String(describing: $0) } ?? "an object"
    return property.map { "\(owner).\($0)" } ?? owner
  }
}
