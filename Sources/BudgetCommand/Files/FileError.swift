/// Why a file or folder cannot be used.
package enum FileError: Error, Hashable, Sendable {
  /// There is no folder with scenarios.
  case missingFolder(String)
  /// A file or folder is there but cannot be read.
  case unreadable(String)
  /// A file leads out of the scenario folder, as a symbolic link can.
  case outsideFolder(String, folder: String)
  /// A file cannot be written.
  case unwritable(String)

  /// What is wrong and what to do next.
  package var message: String {
    switch self {
    case .missingFolder(let path):
      "There is no folder '\(path)'. Create it, or name another with '--scenarios FOLDER'."
    case .unreadable(let path):
      "The file '\(path)' cannot be read. Check that it is a file and may be read."
    case .outsideFolder(let path, let folder):
      "The file '\(path)' leads out of the folder '\(folder)'. Replace the link by a file."
    case .unwritable(let path):
      "The file '\(path)' cannot be written. Check that its folder exists and may be written."
    }
  }
}
