/// One view of one variant in a table.
struct ViewRow {
  private let view: String
  private let mount: CountChange?
  private let evaluations: CountChange?
  private let recording: Recording?
  private let budget: BudgetResult?

  /// The rows of a variant, by view.
  static func rows(of variant: VariantReport) -> [ViewRow] {
    variant.views.map { ViewRow(view: $0, variant) }
  }

  private init(view: String, _ variant: VariantReport) {
    self.view = view
    recording = variant.recording
    func change(_ metric: CountMetric) -> CountChange? {
      guard variant.comparison != nil else { return nil }
      let known = variant.comparison?.counts.first { $0.metric == metric && $0.name == view }
      return known ?? CountChange(metric: metric, name: view, baseline: 0, current: 0)
    }
    mount = change(.mount)
    evaluations = change(.evaluations)
    budget = variant.budgets.first { $0.budget.view.value == view }
  }

  /// The cells after the variant's name.
  var cells: [TextTable.Cell] {
    [
      .init(view),
      .init(mountText),
      .init("\(recording?.evaluations[view] ?? 0)"),
      .init(evaluations.map { "\($0.baseline)" } ?? ""),
      .init(budgetText),
      .init(verdicts.isEmpty ? "unchanged" : verdicts.joined(separator: ", "), tone),
    ]
  }

  private var mountText: String {
    let current = recording?.mount[view] ?? 0
    guard let mount, mount.verdict != .unchanged else { return "\(current)" }
    return "\(mount.baseline) → \(current)"
  }

  private var budgetText: String {
    guard let budget = budget?.budget else { return "" }
    if let limit = budget.limit { return "\(limit)" }
    return budget.warn.map { "warn \($0)" } ?? ""
  }

  private var verdicts: [String] {
    var verdicts: [String] = []
    if let mount, mount.verdict != .unchanged { verdicts.append("mount \(mount.verdict.rawValue)") }
    if let evaluations, evaluations.verdict != .unchanged {
      verdicts.append(evaluations.verdict.rawValue)
    }
    if evaluations == nil { verdicts.append("no baseline") }
    switch budget?.verdict {
    case .exceeded: verdicts.append("over budget")
    case .accepted: verdicts.append("over budget, accepted")
    case .warned: verdicts.append("near its budget")
    // Next to a baseline the verdict on the count says enough.
    case .within: if evaluations == nil { verdicts.append("within budget") }
    case nil: break
    }
    return verdicts
  }

  private var tone: TextStyle.Tone {
    let isWorse = [mount, evaluations].contains { $0?.verdict == .regressed }
    if isWorse || budget?.verdict == .exceeded || evaluations == nil { return .bad }
    return verdicts.isEmpty ? .good : .caution
  }
}
