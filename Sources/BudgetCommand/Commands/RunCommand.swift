internal import BudgetKit
internal import RenderSim

/// The verb `run`: replays and shows counts, and times where they are asked for.
@MainActor
struct RunCommand {
  let session: Session

  /// Carries the command out.
  func run() throws(CommandError) -> ExitStatus {
    let isDebug = session.context.environment.configuration == .debug
    if session.settings.times != nil, isDebug {
      throw .arguments(.timesInDebug(command: session.context.program.releaseCommand))
    }
    let folder = try session.folder()
    let selection = try session.selection(in: folder)
    let progress = Progress(session.context.console, selection.plans)
    let recorder = session.recorder(folder)
    var recordings: [Recording] = []
    var problems = selection.problems
    for plan in selection.plans {
      for variant in plan.variants {
        progress.begin(plan, variant)
        do throws(ReplayProblem) {
          let times = session.settings.times
          recordings.append(try recorder.record(plan, variant, changes: [:], times: times))
        } catch {
          let message = "\(plan.scenario.name), \(variant.name): \(error.message)"
          problems.append(ReportProblem(.notReplayed, message))
        }
      }
    }
    progress.end()
    try session.deliver(text(recordings))
    session.report(problems)
    return ExitStatus(Set(problems.map(\.kind.outcome)), isStrict: false)
  }

  private func text(_ recordings: [Recording]) -> String {
    switch session.settings.format {
    case .text:
      RecordingTable(recordings, style: session.style).text
    case .json:
      RecordingFile(environment: session.context.environment, recordings: recordings).text
    }
  }
}
