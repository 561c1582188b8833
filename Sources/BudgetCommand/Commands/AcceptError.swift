internal import BudgetKit

/// Why a baseline is not stored.
enum AcceptError: Error, Hashable {
  /// Counts rise, and nobody said why.
  case reasonNeeded(scenario: String, rises: [BaselineUpdate.Rise])
  /// The stored baseline cannot be used, so nobody can tell what rises.
  case baseline(BaselineProblem)
  /// The file cannot be written.
  case unwritable(FileError)

  /// The status with which the program ends.
  var status: ExitStatus {
    switch self {
    case .reasonNeeded, .unwritable: .invalidInput
    case .baseline: .baselineUnusable
    }
  }

  /// What is wrong and what to do next.
  ///
  /// - Parameter program: What starts the program in the commands that the message advises.
  /// - Returns: One or more lines without a newline at the end.
  func message(_ program: String) -> String {
    switch self {
    case .reasonNeeded(let scenario, let rises):
      let lines = rises.map { "  \(Self.describe($0))\n" }.joined()
      return "Counts of '\(scenario)' rise, and nothing was stored.\n\(lines)"
        + "Say why: \(program) accept \(scenario) --reason \"why\""
    case .baseline(let problem): return problem.reported(program).message
    case .unwritable(let error): return error.message
    }
  }

  /// A rise in one line: `narrow: CartListView 0 → 30 (+30)`.
  static func describe(_ rise: BaselineUpdate.Rise) -> String {
    "\(rise.variant): \(rise.change.subject) \(rise.change)"
  }
}
