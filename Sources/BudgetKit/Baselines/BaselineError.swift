/// Why a baseline file cannot be used.
package enum BaselineError: Error, Hashable, Sendable {
  /// The file is not what a baseline looks like.
  case json(JSONError)
  /// The file is of another format, or names none.
  case foreign(format: String?, at: SourceLocation)
  /// The file's version is not one that this program knows.
  case unknownVersion(Int, at: SourceLocation)
  /// The file belongs to another scenario.
  case otherScenario(String, expected: String, at: SourceLocation)
}

// MARK: - Place

extension BaselineError {
  /// Where in the file the error shows.
  package var location: SourceLocation {
    switch self {
    case .json(let error): error.location
    case .foreign(_, let location),
      .unknownVersion(_, let location),
      .otherScenario(_, _, let location):
      location
    }
  }
}

// MARK: - Words

extension BaselineError {
  /// What is wrong and what to do next, without the place.
  package var message: String {
    switch self {
    case .json(let error):
      error.message
    case .foreign(nil, _):
      "The file names no 'format', so it is no baseline. Restore it."
    case .foreign(let format?, _):
      "The file has the format '\(format)', not '\(Baseline.format)'. Restore it."
    case .unknownVersion(let version, _):
      "The baseline has the version '\(version)', and \(Producer.name) knows version "
        + "'\(Baseline.version)'. Use the perfbudget that wrote it, or remove the file and accept anew."
    case .otherScenario(let name, let expected, _):
      "The baseline is of the scenario '\(name)', not of '\(expected)'. Rename or restore it."
    }
  }
}
