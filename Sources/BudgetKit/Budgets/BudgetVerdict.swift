/// How a count stands to its budget.
package enum BudgetVerdict: Hashable, Sendable {
  /// The count exceeds neither level.
  case within
  /// The count exceeds the warning level but not the limit.
  case warned
  /// The count exceeds the limit, and somebody accepted that with a reason.
  case accepted(reason: String)
  /// The count exceeds the limit.
  case exceeded
}

/// The verdict on the budget of one view.
package struct BudgetResult: Hashable, Sendable {
  /// The budget.
  package var budget: ViewBudget

  /// The view's evaluations after mounting.
  package var count: Int

  /// How the count stands to the budget.
  package var verdict: BudgetVerdict
}

// MARK: - Judging

extension ViewBudget {
  /// Judges a count.
  ///
  /// - Parameters:
  ///   - count: The view's evaluations after mounting.
  ///   - acceptedReason: The reason with which a count as high as this one was accepted, if it was.
  /// - Returns: The verdict.
  package func judge(_ count: Int, acceptedReason: String?) -> BudgetResult {
    BudgetResult(budget: self, count: count, verdict: verdict(count, acceptedReason))
  }

  private func verdict(_ count: Int, _ acceptedReason: String?) -> BudgetVerdict {
    if let limit, count > limit {
      if let acceptedReason { return .accepted(reason: acceptedReason) }
      return .exceeded
    }
    if let warn, count > warn { return .warned }
    return .within
  }
}
