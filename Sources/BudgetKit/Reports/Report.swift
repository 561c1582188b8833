/// Everything that a check found out; the model that all report formats show.
package struct Report: Hashable, Sendable {
  /// What can be said about a check in one word.
  package enum Outcome: Hashable, Sendable {
    /// A scenario file is wrong.
    case invalidInput
    /// A scenario could not be replayed.
    case notReplayed
    /// A baseline is missing or unusable.
    case baselineUnusable
    /// A count exceeds its budget or grows too fast.
    case overBudget
    /// A count rose above its baseline.
    case regressed
    /// A count fell below its baseline.
    case improved
  }

  /// The scenarios, in order of their names.
  package var scenarios: [ScenarioReport]

  /// The problems that belong to no variant.
  package var problems: [ReportProblem]

  /// Creates a report.
  package init(scenarios: [ScenarioReport] = [], problems: [ReportProblem] = []) {
    self.scenarios = scenarios
    self.problems = problems
  }

  /// All that can be said about the check.
  package var outcomes: Set<Outcome> {
    variants.reduce(into: Set(problems.map(\.kind.outcome))) { $0.formUnion($1.outcomes) }
  }

  /// The variants of all scenarios.
  package var variants: [VariantReport] { scenarios.flatMap(\.variants) }

  /// All problems, each once, in the order of the report.
  package var allProblems: [ReportProblem] {
    var seen: Set<ReportProblem> = []
    return (problems + variants.flatMap(\.problems)).filter { seen.insert($0).inserted }
  }
}

/// What a check found out about one scenario.
package struct ScenarioReport: Hashable, Sendable {
  /// The scenario.
  package var scenario: Scenario

  /// The variants that were checked, in order.
  package var variants: [VariantReport]

  /// Creates a report.
  package init(scenario: Scenario, variants: [VariantReport]) {
    self.scenario = scenario
    self.variants = variants
  }
}

// MARK: - Outcomes

extension ReportProblem.Kind {
  /// What the problem makes of the check.
  package var outcome: Report.Outcome {
    switch self {
    case .invalidInput: .invalidInput
    case .baseline: .baselineUnusable
    case .notReplayed: .notReplayed
    }
  }
}
