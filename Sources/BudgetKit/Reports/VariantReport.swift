/// What a check found out about one variant of a scenario.
package struct VariantReport: Hashable, Sendable {
  /// The variant's name.
  package var variant: String

  /// What was recorded; nil where the variant could not be replayed.
  package var recording: Recording?

  /// The recording next to its baseline; nil where there is no baseline to compare with.
  package var comparison: VariantComparison?

  /// The verdicts on the variant's budgets.
  package var budgets: [BudgetResult]

  /// The verdicts on growth.
  package var scales: [ScaleResult]

  /// The verdicts on what steps expect.
  package var steps: [StepResult] = []

  /// What kept the variant from being judged in full.
  package var problems: [ReportProblem]

  /// Creates a report.
  package init(
    variant: String,
    recording: Recording? = nil,
    comparison: VariantComparison? = nil,
    budgets: [BudgetResult] = [],
    scales: [ScaleResult] = [],
    problems: [ReportProblem] = []
  ) {
    self.variant = variant
    self.recording = recording
    self.comparison = comparison
    self.budgets = budgets
    self.scales = scales
    self.problems = problems
  }
}

// MARK: - Outcomes

extension VariantReport {
  /// All that can be said about the variant; empty where it is as it was and within budget.
  package var outcomes: Set<Report.Outcome> {
    var outcomes = Set(problems.map(\.kind.outcome))
    if comparison?.regressions.isEmpty == false { outcomes.insert(.regressed) }
    if comparison?.improvements.isEmpty == false { outcomes.insert(.improved) }
    let isOver =
      budgets.contains { $0.verdict == .exceeded } || scales.contains { !$0.isMet }
      || steps.contains { !$0.isMet }
    if isOver { outcomes.insert(.overBudget) }
    return outcomes
  }

  /// The one word for the variant: the worst of its outcomes, or that it is within budget.
  package var verdict: String {
    let order: [(Report.Outcome, String)] = [
      (.invalidInput, "invalid input"), (.notReplayed, "not replayed"),
      (.baselineUnusable, "no baseline"), (.regressed, "regressed"),
      (.overBudget, "over budget"), (.improved, "improved"),
    ]
    return order.first { outcomes.contains($0.0) }?.1 ?? "within budget"
  }

  /// Every view that the report has something to say about, in alphabetical order.
  package var views: [String] {
    var views = Set(recording?.views ?? [])
    views.formUnion(comparison?.counts.filter(\.metric.isPerView).map(\.name) ?? [])
    return views.sorted()
  }
}
