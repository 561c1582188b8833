package import BudgetKit
package import RenderSim

/// Judges scenarios: replays, compares with the baseline, holds against budgets and growth.
@MainActor
package struct Checker {
  private let folder: ScenarioFolder
  private let recorder: any Recorder
  private let program: String
  private let announce: @MainActor (ScenarioPlan, ScreenVariant) -> Void

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - folder: The folder with scenarios and baselines.
  ///   - recorder: What makes recordings.
  ///   - program: What starts the program in the commands that messages advise.
  ///   - announce: Called before a variant is replayed.
  package init(
    _ folder: ScenarioFolder,
    _ recorder: any Recorder,
    program: String,
    announce: @escaping @MainActor (ScenarioPlan, ScreenVariant) -> Void
  ) {
    self.folder = folder
    self.recorder = recorder
    self.program = program
    self.announce = announce
  }

  /// Judges the variants of one scenario; a failure of one leaves the others alone.
  package func report(on plan: ScenarioPlan) -> ScenarioReport {
    let baseline: Result<Baseline, BaselineProblem>
    do {
      baseline = .success(try folder.baseline(plan.scenario.name))
    } catch {
      baseline = .failure(error)
    }
    var variants = plan.variants.map { report(on: $0, of: plan, baseline) }
    let unknown = unknownScaleView(variants, plan).map {
      ReportProblem($0, in: folder.scenarioPath(plan.scenario.name))
    }
    if let unknown { variants[0].problems.append(unknown) }
    return ScenarioReport(scenario: plan.scenario, variants: variants)
  }

  /// Replays one variant and makes sure that its budget names views that occur.
  ///
  /// - Returns: The recording, or what kept it from being made.
  package func record(_ variant: ScreenVariant, of plan: ScenarioPlan) -> VariantReport {
    announce(plan, variant)
    var report = VariantReport(variant: variant.name)
    do {
      let recording = try recorder.record(plan, variant, changes: [:], times: nil)
      report.recording = recording
      let limited = plan.budgets(of: variant).map(\.view) + plan.expectedViews(of: variant)
      for view in limited where !recording.views.contains(view.value) {
        let error = ScenarioError.unknownView(
          view.value,
          variant: variant.name,
          known: recording.views,
          at: view.location
        )
        let path = folder.scenarioPath(plan.scenario.name)
        report.problems.append(ReportProblem(error, in: path))
      }
    } catch {
      report.problems.append(problem(error, variant, plan))
    }
    return report
  }

  private func report(
    on variant: ScreenVariant,
    of plan: ScenarioPlan,
    _ stored: Result<Baseline, BaselineProblem>
  ) -> VariantReport {
    var report = record(variant, of: plan)
    guard let recording = report.recording else { return report }
    do throws(BaselineProblem) {
      let baseline = try compatible(recording, try stored.get())
      report.comparison = VariantComparison(recording, with: baseline)
    } catch {
      report.problems.append(error.reported(program))
    }
    let baseline = try? stored.get()
    report.budgets = plan.budgets(of: variant).map { budget in
      let count = recording.evaluations[budget.view.value]
      let reason = baseline?.acceptedReason(
        variant: variant.name,
        view: budget.view.value,
        count: count
      )
      return budget.judge(count, acceptedReason: reason)
    }
    report.steps = plan.stepResults(for: variant, recording)
    do {
      report.scales = try scales(plan, variant)
    } catch {
      report.problems.append(problem(error, variant, plan))
    }
    return report
  }

  private func compatible(
    _ recording: Recording,
    _ baseline: Baseline
  ) throws(BaselineProblem) -> Baseline.Variant {
    let scenario = recording.scenario
    guard let variant = baseline.variants[recording.variant] else {
      let path = folder.baselinePath(scenario)
      throw .missingVariant(recording.variant, scenario: scenario, path: path)
    }
    guard variant.parameters == recording.parameters else {
      throw .otherParameters(
        variant: recording.variant,
        scenario: scenario,
        stored: variant.parameters,
        current: recording.parameters
      )
    }
    return variant
  }

  private func problem(
    _ problem: ReplayProblem,
    _ variant: ScreenVariant,
    _ plan: ScenarioPlan
  ) -> ReportProblem {
    ReportProblem(.notReplayed, "\(plan.scenario.name), \(variant.name): \(problem.message)")
  }
}

// MARK: - Growth

extension Checker {
  private func scales(
    _ plan: ScenarioPlan,
    _ variant: ScreenVariant
  ) throws(ReplayProblem) -> [ScaleResult] {
    guard let rule = plan.scenario.scale else { return [] }
    var evaluations: [NamedCounts] = []
    for value in rule.values {
      let changes = [rule.parameter.value: value]
      let recording = try recorder.record(plan, variant, changes: changes, times: nil)
      evaluations.append(recording.evaluations)
    }
    return rule.views.map { limit in
      ScaleResult(
        parameter: rule.parameter.value,
        limit: limit,
        values: rule.values,
        counts: evaluations.map { $0[limit.view.value] }
      )
    }
  }

  /// The first view with a growth limit that occurs in no variant, where all were replayed.
  private func unknownScaleView(_ variants: [VariantReport], _ plan: ScenarioPlan) -> ScenarioError?
  {
    let recordings = variants.compactMap(\.recording)
    guard recordings.count == plan.allVariants.count else { return nil }
    let known = Set(recordings.flatMap(\.views))
    let unknown = plan.scenario.scale?.views.first { !known.contains($0.view.value) }
    return unknown.map {
      .unknownView(
        $0.view.value,
        variant: plan.allVariants.joined(separator: ", "),
        known: known.sorted(),
        at: $0.view.location
      )
    }
  }
}

extension ScenarioPlan {
  /// The budgets of one variant.
  fileprivate func budgets(of variant: ScreenVariant) -> [ViewBudget] {
    scenario.budgets.first { $0.variant.value == variant.name }?.views ?? []
  }

  /// The views of which steps expect something in a variant.
  fileprivate func expectedViews(of variant: ScreenVariant) -> [Located<String>] {
    expectations(of: variant).flatMap(\.expectation.evaluations.keys)
      .sorted { $0.location < $1.location }
  }

  /// The verdicts on what steps expect of the views of a variant, in the order of the steps.
  fileprivate func stepResults(
    for variant: ScreenVariant,
    _ recording: Recording
  ) -> [StepResult] {
    expectations(of: variant).flatMap { index, expectation in
      let steps = recording.steps.filter { events[index].contains($0.number) }
      let counts = steps.reduce(into: NamedCounts()) { $0.add($1.evaluations) }
      return expectation.evaluations.sorted { $0.key.value < $1.key.value }.map { view, expected in
        StepResult(
          step: index + 1,
          action: steps.last?.action ?? "",
          view: view.value,
          expected: expected,
          count: counts[view.value]
        )
      }
    }
  }

  private func expectations(
    of variant: ScreenVariant
  ) -> [(index: Int, expectation: ScreenExpectation)] {
    scenario.steps.enumerated().compactMap { index, step in
      guard let expectation = step.expectation, expectation.concerns(variant.name) else {
        return nil
      }
      return (index, expectation)
    }
  }
}
