/// The wire form of a check: version 1 of the format `perfbudget-check`.
package struct JSONReport {
  /// The name of the format.
  package static let format = "perfbudget-check"

  /// The version of the format.
  package static let version = 1

  private let report: Report
  private let environment: RecordingEnvironment
  private let exitStatus: Int

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - report: What the check found out.
  ///   - environment: The build and the machine.
  ///   - exitStatus: The status with which the program ends.
  package init(_ report: Report, environment: RecordingEnvironment, exitStatus: Int) {
    self.report = report
    self.environment = environment
    self.exitStatus = exitStatus
  }

  /// The document's text; equal reports give equal bytes.
  package var text: String {
    JSONText.object([
      "environment": environment.jsonText,
      "exit_status": .integer(exitStatus),
      "format": .string(Self.format),
      "problems": .array(report.problems.map(\.jsonText)),
      "producer": .string(Producer.name),
      "recordings": .array(report.variants.compactMap(\.recording).map(\.jsonText)),
      "results": .array(report.scenarios.flatMap(Self.results)),
      "version": .integer(Self.version),
    ]).rendered()
  }

  private static func results(_ scenario: ScenarioReport) -> [JSONText] {
    scenario.variants.map { variant in
      let changes = variant.comparison?.counts.filter { $0.verdict != .unchanged } ?? []
      return .object([
        "budgets": .array(variant.budgets.map { .line($0.jsonText) }),
        "causes": .array((variant.comparison?.causes ?? []).map { .line($0.jsonText) }),
        "changes": .array(changes.map { .line($0.jsonText) }),
        "problems": .array(variant.problems.map(\.jsonText)),
        "scale": .array(variant.scales.map { .line($0.jsonText) }),
        "scenario": .string(scenario.scenario.name),
        "steps": .array(variant.steps.map { .line($0.jsonText) }),
        "variant": .string(variant.variant),
        "verdict": .string(variant.verdict),
      ])
    }
  }
}

// MARK: - Parts

extension ReportProblem {
  fileprivate var jsonText: JSONText {
    .object(["kind": .string(kind.rawValue), "message": .string(message)])
  }
}

extension CountChange {
  fileprivate var jsonText: JSONText {
    .object([
      "baseline": .integer(baseline),
      "current": .integer(current),
      "metric": .string(metric.rawValue),
      "verdict": .string(verdict.rawValue),
      (metric.isPerView ? "view" : "name"): .string(name),
    ])
  }
}

extension VariantComparison.CauseChange {
  fileprivate var jsonText: JSONText {
    .object([
      "baseline": .integer(baseline),
      "cause": .string(edge.cause),
      "current": .integer(current),
      "view": .string(edge.view),
    ])
  }
}

extension BudgetResult {
  fileprivate var jsonText: JSONText {
    var members: [String: JSONText] = [
      "count": .integer(count), "view": .string(budget.view.value),
    ]
    members["limit"] = budget.limit.map { .integer($0) }
    members["warn"] = budget.warn.map { .integer($0) }
    switch verdict {
    case .within: members["verdict"] = .string("within")
    case .warned: members["verdict"] = .string("warned")
    case .exceeded: members["verdict"] = .string("exceeded")
    case .accepted(let reason):
      members["verdict"] = .string("accepted")
      members["reason"] = .string(reason)
    }
    return .object(members)
  }
}

extension ScaleResult {
  fileprivate var jsonText: JSONText {
    .object([
      "counts": .array(counts.map { .integer($0) }),
      "growth": .string(limit.growth.rawValue),
      "is_met": .bool(isMet),
      "parameter": .string(parameter),
      "values": .array(values.map { .integer($0) }),
      "view": .string(limit.view.value),
    ])
  }
}
