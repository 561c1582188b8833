internal import BudgetKit

/// The folder with scenario files and, below it, their baselines; nothing outside is touched.
package struct ScenarioFolder: Hashable, Sendable {
  private let root: FilePath

  /// Opens a folder.
  ///
  /// - Parameters:
  ///   - path: A path, absolute or relative to `workingFolder`.
  ///   - workingFolder: The absolute path of a folder.
  /// - Throws: `FileError.missingFolder`.
  package init(_ path: String, in workingFolder: String) throws(FileError) {
    root = FilePath(path, in: workingFolder)
    guard root.isFolder else { throw .missingFolder(path) }
  }

  /// The folder's path, as it was given.
  package var path: String { root.shown }

  /// The folder's path from the root of the file system.
  package var absolutePath: String { root.absolute }

  /// The names of all files that end in `.json`, without that ending, sorted.
  package func scenarioNames() throws(FileError) -> [String] {
    try root.names().filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(".json".count)) }
  }

  /// The path of a scenario file.
  package func scenarioPath(_ scenario: String) -> String { scenarioFile(scenario).shown }

  /// The content of a scenario file.
  package func readScenario(_ scenario: String) throws(FileError) -> [UInt8] {
    let file = scenarioFile(scenario)
    try checkPlace(of: file)
    return try file.read()
  }

  /// The path of a baseline.
  package func baselinePath(_ scenario: String) -> String { baselineFile(scenario).shown }

  /// The content of a baseline; nil where there is none.
  package func readBaseline(_ scenario: String) throws(FileError) -> [UInt8]? {
    let file = baselineFile(scenario)
    try checkPlace(of: file)
    return file.exists ? try file.read() : nil
  }

  /// Stores a baseline.
  package func writeBaseline(_ text: String, _ scenario: String) throws(FileError) {
    let file = baselineFile(scenario)
    try checkPlace(of: file)
    try root.appending("baselines").createFolder()
    try file.write(text)
  }

  private func scenarioFile(_ scenario: String) -> FilePath {
    root.appending("\(scenario).json")
  }

  private func baselineFile(_ scenario: String) -> FilePath {
    root.appending("baselines").appending("\(scenario).json")
  }

  private func checkPlace(of file: FilePath) throws(FileError) {
    guard file.isInside(root) else { throw .outsideFolder(file.shown, folder: root.shown) }
  }
}
