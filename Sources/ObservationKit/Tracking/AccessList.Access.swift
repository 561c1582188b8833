extension AccessList {
  /// The properties of one object that a closure read.
  ///
  /// Sendable. It does not retain the object.
  public struct Access: Sendable {
    /// The object.
    public let object: ObservedObjectID

    /// The class that declares the properties.
    public let ownerType: any Any.Type

    /// The names of the properties, in ascending order.
    ///
    /// In a stripped executable they are the properties' types: `<String>`.
    public let propertyNames: [String]
  }
}

// MARK: - Printing

extension AccessList.Access: CustomStringConvertible {
  /// Class and properties: `CartStore: couponCode, lines`.
  public var description: String {
    "\(ownerType): \(propertyNames.joined(separator: ", "))"
  }
}
