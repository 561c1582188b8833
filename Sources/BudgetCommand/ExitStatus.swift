package import BudgetKit

/// The status with which the program ends; what each means is part of its interface.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Everything is within budget.
  case success = 0
  /// A count is over its budget, grows too fast, or rose above its baseline.
  case regressed = 1
  /// The arguments or an input file are wrong.
  case invalidInput = 2
  /// A baseline is missing, unreadable or incompatible.
  case baselineUnusable = 3
  /// A scenario could not be replayed, was not deterministic, or did too little.
  case notReplayed = 4
  /// A count fell below its baseline; only with `--strict`.
  case improved = 6
}

// MARK: - Several at once

extension ExitStatus {
  /// The statuses from the one that outweighs all others to the one that outweighs none.
  private static let precedence: [ExitStatus] = [
    .invalidInput, .notReplayed, .baselineUnusable, .regressed, .improved,
  ]

  /// The status that outweighs the others; `success` where there is none.
  package init(heaviestOf statuses: some Sequence<ExitStatus>) {
    let statuses = Set(statuses)
    self = Self.precedence.first(where: statuses.contains) ?? .success
  }

  /// The status for all that was found out.
  ///
  /// - Parameters:
  ///   - outcomes: What was found out.
  ///   - isStrict: Whether a count that fell fails the check too.
  package init(_ outcomes: Set<Report.Outcome>, isStrict: Bool) {
    self.init(
      heaviestOf: outcomes.map { outcome in
        switch outcome {
        case .invalidInput: .invalidInput
        case .notReplayed: .notReplayed
        case .baselineUnusable: .baselineUnusable
        case .overBudget, .regressed: .regressed
        case .improved: isStrict ? .improved : .success
        }
      }
    )
  }

  /// What the status means, in a few words.
  package var meaning: String {
    switch self {
    case .success: "within budget"
    case .regressed: "over budget, or regressed"
    case .invalidInput: "usage error, or an invalid input file"
    case .baselineUnusable: "baseline missing, unreadable or incompatible"
    case .notReplayed: "a scenario could not be replayed, or did too little"
    case .improved: "improved beyond the baseline, only with --strict"
    }
  }
}
