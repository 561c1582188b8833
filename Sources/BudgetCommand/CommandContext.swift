package import BudgetKit
package import Foundation

/// Everything around the command line that is not an argument: the process, stated as values.
package struct CommandContext {
  /// The program's name, and what starts it.
  package var program: Program

  /// The folder to which relative paths belong.
  package var workingFolder: String

  /// The environment variables.
  package var variables: [String: String]

  /// The build and the machine.
  package var environment: RecordingEnvironment

  /// Where words go.
  package var console: Console

  /// What replays in this process.
  package var engine: ReplayEngine

  /// The program, where it may start others of itself to replay; nil where it may not.
  package var executable: URL?

  /// Creates a context.
  package init(
    program: Program,
    workingFolder: String,
    variables: [String: String],
    environment: RecordingEnvironment,
    console: Console,
    engine: ReplayEngine,
    executable: URL? = nil
  ) {
    self.program = program
    self.workingFolder = workingFolder
    self.variables = variables
    self.environment = environment
    self.console = console
    self.engine = engine
    self.executable = executable
  }
}
