/// Why no symbols could be written.
package enum CatalogError: Error, Equatable {
  /// Too few arguments were given.
  case usage
  /// The file is no catalogue.
  case unknownKind(String)
  /// The catalogue is not there, or not in the expected form.
  case unreadable(path: String, reason: String)
}

extension CatalogError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .usage:
      "An output file and a catalogue are needed. Usage: AssetSymbols OUTPUT CATALOGUE…"
    case .unknownKind(let name):
      "'\(name)' is no catalogue. Name '.xcassets' folders and '.xcstrings' files."
    case .unreadable(let path, let reason):
      "The catalogue '\(path)' cannot be read: \(reason) Open it in Xcode and save it again."
    }
  }
}
