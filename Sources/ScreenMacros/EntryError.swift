/// Why a declaration cannot be an entry.
package enum EntryError: Error, Equatable {
  /// It is no `var` with a name.
  case notAVariable(String)
  /// It has neither a default value nor an optional type.
  case noDefaultValue(name: String)
}

extension EntryError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAVariable(let declaration):
      "'@Entry' is attached to '\(declaration)'. Attach it to a stored 'var'."
    case .noDefaultValue(let name):
      "'@Entry var \(name)' has no default value. Give it one, or an optional type."
    }
  }
}
