/// A write to a property that a reader had read.
///
/// Two invalidations are equal if they are writes to the same property of the same class, whatever
/// the object is. Sendable.
public struct Invalidation: Sendable {
  /// The class that declares the property.
  ///
  /// It is `nil` where only the public interface of Observation exists, which does not tell what
  /// is written.
  public let ownerType: (any Any.Type)?

  /// The name of the property: `couponCode`; `nil` where `ownerType` is.
  ///
  /// In a stripped executable it is the property's type: `<String>`.
  public let propertyName: String?

  /// The invalidation that a change causes.
  ///
  /// - Complexity: O(1) after the first invalidation by the same property, which looks its name up.
  init(_ change: TrackedChange) {
    ownerType = change.ownerType
    propertyName = change.keyPath == nil ? nil : change.propertyName
  }
}

// MARK: - Comparing

extension Invalidation: Hashable {
  /// Whether two writes are to the same property of the same class.
  public static func == (left: Invalidation, right: Invalidation) -> Bool {
    left.ownerType == right.ownerType && left.propertyName == right.propertyName
  }

  /// Feeds class and property to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ownerType.map { ObjectIdentifier($0) })
    hasher.combine(propertyName)
  }
}

// MARK: - Printing

extension Invalidation: CustomStringConvertible {
  /// Class and property as reports name them, `CartStore.couponCode`, or `an object`.
  public var description: String {
    guard let ownerType, let propertyName else { return "an object" }
    return "\(ownerType).\(propertyName)"
  }
}
