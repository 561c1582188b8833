extension TextReport {
  /// One line for each fact of a scenario that needs attention, with its causes below it.
  func details(of scenario: ScenarioReport) -> [String] {
    scenario.variants.flatMap { details(of: $0, "\(scenario.scenario.name), \($0.variant)") }
  }

  private func details(of variant: VariantReport, _ place: String) -> [String] {
    let comparison = variant.comparison
    let regressed = comparison?.regressions.flatMap { regression($0, variant, place) } ?? []
    let improved = comparison?.improvements.map { improvement($0, place) } ?? []
    let budgets = variant.budgets.compactMap { budget($0, variant, place) }
    let scales = variant.scales.filter { !$0.isMet }.map { growth($0, place) }
    let steps = variant.steps.filter { !$0.isMet }.map { unexpected($0, place) }
    return regressed + budgets + steps + scales + improved + movedCauses(of: variant, place)
  }

  private func regression(
    _ change: CountChange,
    _ variant: VariantReport,
    _ place: String
  ) -> [String] {
    let title = "\(style.apply(.bad, to: "Regressed")): \(place): \(change.subject) \(change)"
    guard change.metric == .evaluations else { return [title] }
    let causes = variant.comparison?.risenCauses(of: change.name) ?? []
    return [title] + causes.map { "  \($0.isNew ? "new cause" : "cause"): \(describe($0))" }
  }

  private func describe(_ cause: VariantComparison.CauseChange) -> String {
    let before = cause.isNew ? "" : " (before: \(cause.baseline)×)"
    return "\(cause.edge.cause) → \(cause.edge.view), \(cause.current)×\(before)"
  }

  private func improvement(_ change: CountChange, _ place: String) -> String {
    "\(style.apply(.good, to: "Improved")): \(place): \(change.subject) \(change)"
  }

  private func budget(
    _ result: BudgetResult,
    _ variant: VariantReport,
    _ place: String
  ) -> String? {
    let view = result.budget.view.value
    switch result.verdict {
    case .within: return nil
    case .exceeded:
      let causes = variant.recording?.causes.edges.filter { $0.view == view } ?? []
      let names = NearestName.list(causes.map(\.cause))
      let reason = causes.isEmpty ? "" : ", caused by \(names)"
      return "\(style.apply(.bad, to: "Over budget")): \(place): \(view) \(result.count), "
        + "at most \(result.budget.limit ?? 0)\(reason)"
    case .accepted(let reason):
      return "Over budget, accepted: \(place): \(view) \(result.count), "
        + "at most \(result.budget.limit ?? 0): \(reason)"
    case .warned:
      return "\(style.apply(.caution, to: "Near its budget")): \(place): \(view) \(result.count), "
        + "warned above \(result.budget.warn ?? 0)"
    }
  }

  private func unexpected(_ result: StepResult, _ place: String) -> String {
    "\(style.apply(.bad, to: "Unexpected")): \(place), step \(result.step) '\(result.action)': "
      + "\(result.view) \(result.count), expected \(result.expected)"
  }

  private func growth(_ result: ScaleResult, _ place: String) -> String {
    let points = zip(result.values, result.counts).map { "\($1) at \($0)" }
    return "\(style.apply(.bad, to: "Grows too fast")): \(place): \(result.limit.view.value) is "
      + "not \(result.limit.growth.rawValue) in \(result.parameter): "
      + points.joined(separator: ", ")
  }

  /// Causes that changed although the count of their view did not.
  private func movedCauses(of variant: VariantReport, _ place: String) -> [String] {
    guard let comparison = variant.comparison else { return [] }
    let changed = comparison.counts.filter {
      $0.metric == .evaluations && $0.verdict != .unchanged
    }
    let views = Set(changed.map(\.name))
    return comparison.causes.filter { !views.contains($0.edge.view) }.map {
      "Other cause: \(place): \(describe($0))"
    }
  }
}
