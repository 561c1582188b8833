internal import BudgetKit

/// The verb `check`: replays, compares, shows what differs and why.
@MainActor
struct CheckCommand {
  let session: Session

  /// Carries the command out.
  func run() throws(CommandError) -> ExitStatus {
    let folder = try session.folder()
    let selection = try session.selection(in: folder)
    let report = report(selection, folder)
    let status = ExitStatus(report.outcomes, isStrict: session.settings.isStrict)
    let isJSON = session.settings.format == .json
    try session.deliver(isJSON ? json(report, status) : text(report))
    session.report(report.allProblems)
    return status
  }

  private func report(_ selection: Selection, _ folder: ScenarioFolder) -> Report {
    let progress = Progress(session.context.console, selection.plans)
    let checker = Checker(
      folder,
      session.recorder(folder),
      program: session.context.program.command,
      announce: progress.begin
    )
    let scenarios = selection.plans.map { checker.report(on: $0) }
    progress.end()
    return Report(scenarios: scenarios, problems: selection.problems)
  }

  private func text(_ report: Report) -> String {
    // On standard output the problems are missing: they are told on standard error.
    TextReport(report, style: session.style, program: session.context.program.command)
      .text(showsProblems: session.settings.output != nil)
  }

  private func json(_ report: Report, _ status: ExitStatus) -> String {
    JSONReport(
      report,
      environment: session.context.environment,
      exitStatus: Int(status.rawValue)
    ).text
  }
}
