@_spi(Reflection) internal import Swift

/// A stored property of a struct or class, as the runtime describes it.
package struct StoredField {
  /// The property's name; that of a wrapped property starts with an underscore.
  package let name: String
  /// The property's distance from the start of the value, in bytes.
  package let offset: Int
  /// The property's type.
  package let type: Any.Type

  /// The stored properties of a struct, in declaration order; empty for other types.
  ///
  /// - Complexity: O(*n*) in the number of properties, each with a runtime lookup; cache it.
  package static func all(of type: Any.Type) -> [StoredField] {
    // The runtime's reflection crashes on existential types, so only structs are asked.
    guard TypeMetadata(type).kind == .structure else { return [] }
    var fields: [StoredField] = []
    _ = _forEachField(of: type, options: []) { name, offset, type, _ in
      fields.append(StoredField(name: String(cString: name), offset: offset, type: type))
      return true
    }
    return fields
  }
}
