internal import BudgetKit
package import RenderSim

/// What all commands share: the arguments, the screens and the world around them.
@MainActor
package struct Session {
  /// The arguments, taken apart.
  package let invocation: Invocation

  /// What the options say.
  package let settings: Settings

  /// The registered screens.
  package let screens: [Screen]

  /// The world around the command.
  package let context: CommandContext

  /// The folder with scenarios and baselines.
  func folder() throws(CommandError) -> ScenarioFolder {
    do {
      return try ScenarioFolder(settings.scenarios, in: context.workingFolder)
    } catch {
      throw .file(error)
    }
  }

  /// What makes recordings: other processes, unless all is to happen in this one.
  func recorder(_ folder: ScenarioFolder) -> any Recorder {
    guard let executable = context.executable, !settings.isInProcess else {
      return Replayer(context.engine)
    }
    return WorkerRecorder(
      executable: executable,
      folder: folder.absolutePath,
      limit: .seconds(settings.timeLimit)
    )
  }

  /// The scenarios that the arguments select.
  func selection(in folder: ScenarioFolder) throws(CommandError) -> Selection {
    try Selection(
      invocation.words,
      variants: settings.variants,
      in: folder,
      screens: screens
    )
  }

  /// Hands over the result: to the file that was named, else to standard output.
  func deliver(_ result: String) throws(CommandError) {
    guard let output = settings.output else {
      context.console.write(result, .output)
      return
    }
    do {
      try FilePath(output, in: context.workingFolder).write(result)
    } catch {
      throw .file(error)
    }
  }

  /// Tells problems on standard error.
  func report(_ problems: [ReportProblem]) {
    for problem in problems { context.console.report(problem.message) }
  }

  /// Whether the result is coloured.
  var style: TextStyle {
    switch settings.color {
    case .always: TextStyle(usesColour: true)
    case .never: .plain
    case .auto: TextStyle(usesColour: settings.output == nil && terminalTakesColour)
    }
  }

  private var terminalTakesColour: Bool {
    let isRefused = context.variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    return !isRefused && context.variables["TERM"] != "dumb" && context.console.isTerminal(.output)
  }
}
