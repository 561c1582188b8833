/// Why a command could not be carried out at all; each ends the program with status 2.
package enum CommandError: Error, Hashable, Sendable {
  /// The arguments are wrong.
  case arguments(ArgumentError)
  /// Nothing, or something unknown, was selected.
  case selection(SelectionError)
  /// A file or folder cannot be used.
  case file(FileError)

  /// What is wrong and what to do next.
  package var message: String {
    switch self {
    case .arguments(let error): error.message
    case .selection(let error): error.message
    case .file(let error): error.message
    }
  }
}
