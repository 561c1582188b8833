internal import BudgetKit
internal import Foundation
public import RenderSim

/// The command line, for an executable of one line.
///
/// A team registers its screens and has every command:
///
/// ```swift
/// BudgetCommand.run(screens: [cart, productDetail])
/// ```
@MainActor
public enum BudgetCommand {
  /// Carries out what the process's arguments say, and ends the process.
  ///
  /// - Parameter screens: The screens that scenarios may name, with distinct names.
  public static func run(screens: [Screen]) -> Never {
    // A pipe whose reader is gone is an error of the write, not the end of this process.
    signal(SIGPIPE, SIG_IGN)
    let console = Console.process()
    if ProcessInfo.processInfo.environment[WorkerProcess.variable] == "1" {
      WorkerService(screens: screens, console: console).run()
      Console.end(with: .success)
    }
    let environment = RecordingEnvironment.current
    let workingFolder = FileManager.default.currentDirectoryPath
    let context = CommandContext(
      program: Program(
        path: CommandLine.arguments.first ?? "perfbudget",
        workingFolder: workingFolder,
        configuration: environment.configuration
      ),
      workingFolder: workingFolder,
      variables: ProcessInfo.processInfo.environment,
      environment: environment,
      console: console,
      engine: .renderSim,
      executable: Bundle.main.executableURL
    )
    let arguments = Array(CommandLine.arguments.dropFirst())
    Console.end(with: execute(arguments: arguments, screens: screens, context: context))
  }

  /// Carries out a command within this process.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - screens: The screens that scenarios may name, with distinct names.
  ///   - context: The world around the command.
  /// - Returns: The status with which the process has to end.
  package static func execute(
    arguments: [String],
    screens: [Screen],
    context: CommandContext
  ) -> ExitStatus {
    let names = screens.map(\.name)
    precondition(
      Set(names).count == names.count,
      "Two of the screens '\(names.joined(separator: ", "))' have one name."
    )
    do throws(CommandError) {
      let session = try session(arguments, screens, context)
      return try run(session)
    } catch {
      context.console.report(error.message)
      return .invalidInput
    }
  }

  private static func session(
    _ arguments: [String],
    _ screens: [Screen],
    _ context: CommandContext
  ) throws(CommandError) -> Session {
    do {
      let invocation = try Invocation(arguments)
      return Session(
        invocation: invocation,
        settings: try Settings(invocation),
        screens: screens,
        context: context
      )
    } catch {
      throw .arguments(error)
    }
  }

  private static func run(_ session: Session) throws(CommandError) -> ExitStatus {
    let verb = session.invocation.verb
    if session.invocation.values[.help] != nil {
      try session.deliver(HelpText(program: session.context.program).explanation(of: verb))
      return .success
    }
    switch verb {
    case .list: return try ListCommand(session: session).run()
    case .run: return try RunCommand(session: session).run()
    case .check: return try CheckCommand(session: session).run()
    case .accept: return try AcceptCommand(session: session).run()
    case .help: return try HelpCommand(session: session).run()
    case .version: return try VersionCommand(session: session).run()
    case .completions: return try CompletionsCommand(session: session).run()
    }
  }
}
