package import BudgetKit

/// The running program: its name, and what to type to start it again.
package struct Program: Hashable, Sendable {
  /// The name without folders.
  package let name: String

  /// What starts the program in the working folder, for the commands that messages advise.
  package let command: String

  /// What starts a Release build of the program, as `command` does.
  package let releaseCommand: String

  /// Works out how to start the program from how it was started.
  ///
  /// A program in the folder in which a package is built is started through the package, so that it
  /// is built anew when something has changed. Any other is started as it was.
  ///
  /// - Parameters:
  ///   - path: The first of the process's arguments.
  ///   - workingFolder: The absolute path of the folder to which a relative path belongs.
  ///   - configuration: How the program was built.
  package init(
    path: String,
    workingFolder: String,
    configuration: RecordingEnvironment.Configuration
  ) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? path
    self.name = name
    let build = parts.dropLast().lastIndex(of: ".build")
    let package = build.map { parts[..<$0].joined(separator: "/") }
    let option = package.flatMap { Self.option(package: $0, workingFolder) } ?? ""
    releaseCommand = "swift run\(option) -c release \(name)"
    switch configuration {
    case _ where build == nil: command = Self.quoted(path)
    case .debug: command = "swift run\(option) \(name)"
    case .release: command = releaseCommand
    }
  }

  private static func option(package: String, _ workingFolder: String) -> String? {
    if ["", ".", workingFolder].contains(package) { return nil }
    return " --package-path \(quoted(package))"
  }

  /// The text as one word of a shell.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@".contains($0) }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
