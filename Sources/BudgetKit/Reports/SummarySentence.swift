/// The end of a report: one sentence with the verdict, and what to do next.
struct SummarySentence {
  let report: Report
  let program: String

  /// The sentence, and the command that accepts what changed where there is something to accept.
  func lines(_ style: TextStyle) -> [String] {
    [style.apply(isGood ? .good : .bad, to: sentence)] + advice
  }

  private var isGood: Bool { report.outcomes.isSubset(of: [.improved]) }

  private var sentence: String {
    let total = report.variants.count
    let scenarios = Plural.count(report.scenarios.count, "scenario")
    guard !isGood else {
      if total == 1 { return "The only variant of 1 scenario is within budget." }
      return "All \(total) variants of \(scenarios) are within budget."
    }
    guard total > 0 else {
      return "Nothing was checked: \(Plural.count(report.problems.count, "problem"))."
    }
    let good = report.variants.filter { $0.outcomes.isSubset(of: [.improved]) }.count
    if total == 1 {
      let verb = good == 1 ? "is" : "is not"
      return "The only variant of 1 scenario \(verb) \(goal): \(failures)."
    }
    let verb = good == 1 ? "is" : "are"
    return "\(good) of \(total) variants of \(scenarios) \(verb) \(goal): \(failures)."
  }

  /// What the variants that are no failures are, and the others are not, as far as it is known: a
  /// variant that was not checked in full may well be within budget.
  private var goal: String {
    let failures = report.variants.map(\.outcomes).filter { !$0.isSubset(of: [.improved]) }
    let isOver = failures.contains { !$0.isDisjoint(with: Self.excess) }
    let isIncomplete = failures.contains { $0.isDisjoint(with: Self.excess) }
    switch (isOver, isIncomplete) {
    case (false, true): return "checked in full"
    case (true, true): return "checked in full and within budget"
    case (_, false): return "within budget"
    }
  }

  private static let excess: Set<Report.Outcome> = [.regressed, .overBudget]

  private var failures: String {
    let words = [
      "invalid input", "not replayed", "no baseline", "no baseline and over budget", "regressed",
      "over budget",
    ]
    let failures = report.variants.map(failure)
    var parts = words.compactMap { word in
      let count = failures.filter { $0 == word }.count
      return count == 0 ? nil : "\(count) \(word)"
    }
    if !report.problems.isEmpty {
      parts.append(Plural.count(report.problems.count, "other problem"))
    }
    return parts.joined(separator: ", ")
  }

  private func failure(_ variant: VariantReport) -> String {
    let isOver = variant.outcomes.isSuperset(of: [.baselineUnusable, .overBudget])
    return isOver && variant.verdict == "no baseline"
      ? "no baseline and over budget" : variant.verdict
  }

  private var advice: [String] {
    let regressed = names { $0.contains(.regressed) || $0.contains(.overBudget) }
    if !regressed.isEmpty {
      let names = regressed.joined(separator: " ")
      return ["If that is right: \(program) accept \(names) --reason \"why\""]
    }
    let improved = names { $0.contains(.improved) }
    guard !improved.isEmpty else { return [] }
    let names = improved.joined(separator: " ")
    return ["Counts fell. Keep it so: \(program) accept \(names)"]
  }

  private func names(where isMeant: (Set<Report.Outcome>) -> Bool) -> [String] {
    report.scenarios.filter { $0.variants.contains { isMeant($0.outcomes) } }.map(\.scenario.name)
  }
}
