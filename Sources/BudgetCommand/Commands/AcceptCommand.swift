internal import BudgetKit

/// The verb `accept`: stores what scenarios count now as their baselines.
@MainActor
struct AcceptCommand {
  let session: Session

  /// Carries the command out, one scenario after the other.
  func run() throws(CommandError) -> ExitStatus {
    let folder = try session.folder()
    let selection = try session.selection(in: folder)
    let progress = Progress(session.context.console, selection.plans)
    let checker = Checker(
      folder,
      session.recorder(folder),
      program: session.context.program.command,
      announce: progress.begin
    )
    session.report(selection.problems)
    var statuses = selection.problems.isEmpty ? [] : [ExitStatus.invalidInput]
    for plan in selection.plans {
      let variants = plan.variants.map { checker.record($0, of: plan) }
      progress.end()
      let report = Report(scenarios: [ScenarioReport(scenario: plan.scenario, variants: variants)])
      if report.allProblems.isEmpty {
        statuses.append(store(variants.compactMap(\.recording), plan, folder))
      } else {
        session.report(report.allProblems)
        session.context.console.report("Nothing was stored for '\(plan.scenario.name)'.")
        statuses.append(ExitStatus(report.outcomes, isStrict: false))
      }
    }
    return ExitStatus(heaviestOf: statuses)
  }

  private func store(
    _ recordings: [Recording],
    _ plan: ScenarioPlan,
    _ folder: ScenarioFolder
  ) -> ExitStatus {
    let scenario = plan.scenario.name
    do throws(AcceptError) {
      let stored = try self.stored(scenario, folder)
      let update = BaselineUpdate(
        stored: stored,
        recordings: recordings,
        budgets: plan.scenario.budgets,
        removed: Set(stored?.variants.keys.map { $0 } ?? []).subtracting(plan.allVariants),
        swift: session.context.environment.swift,
        reason: session.settings.reason
      )
      if !update.rises.isEmpty, session.settings.reason == nil {
        throw AcceptError.reasonNeeded(scenario: scenario, rises: update.rises)
      }
      guard update.changesFacts else {
        tell("Unchanged: '\(folder.baselinePath(scenario))'.")
        return .success
      }
      do { try folder.writeBaseline(update.baseline.text, scenario) } catch {
        throw AcceptError.unwritable(error)
      }
      tell(update, folder.baselinePath(scenario))
      return .success
    } catch {
      session.context.console.report(error.message(session.context.program.command))
      return error.status
    }
  }

  private func stored(
    _ scenario: String,
    _ folder: ScenarioFolder
  ) throws(AcceptError) -> Baseline? {
    do {
      return try folder.baseline(scenario)
    } catch .missing {
      return nil
    } catch {
      throw .baseline(error)
    }
  }

  private func tell(_ update: BaselineUpdate, _ path: String) {
    let variants = Plural.count(update.baseline.variants.count, "variant")
    tell("Stored: '\(path)', \(variants).")
    for rise in update.rises { tell("  \(AcceptError.describe(rise))") }
  }

  private func tell(_ line: String) { session.context.console.write(line + "\n", .output) }
}
