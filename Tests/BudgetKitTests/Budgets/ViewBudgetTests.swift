import BudgetKit
import Testing

struct ViewBudgetTests {
  struct BudgetCase: DescribedCase {
    var name: String { "\(count) of \(limit.map(String.init) ?? "any") (\(reason ?? "no reason"))" }
    let count: Int
    let limit: Int?
    let warn: Int?
    let reason: String?
    let verdict: BudgetVerdict

    init(_ count: Int, limit: Int?, warn: Int?, reason: String?, _ verdict: BudgetVerdict) {
      (self.count, self.limit, self.warn) = (count, limit, warn)
      (self.reason, self.verdict) = (reason, verdict)
    }
  }

  @Test(arguments: [
    BudgetCase(30, limit: 30, warn: nil, reason: nil, .within),
    BudgetCase(31, limit: 30, warn: nil, reason: nil, .exceeded),
    BudgetCase(31, limit: 30, warn: 10, reason: "r", .accepted(reason: "r")),
    BudgetCase(11, limit: 30, warn: 10, reason: nil, .warned),
    BudgetCase(10, limit: 30, warn: 10, reason: "r", .within),
    BudgetCase(.max, limit: nil, warn: nil, reason: nil, .within),
    BudgetCase(1, limit: nil, warn: 0, reason: nil, .warned),
  ])
  func `a count is judged by limit, reason and warning`(_ budget: BudgetCase) {
    let view = ViewBudget(
      view: Located("V", at: .start),
      limit: budget.limit,
      warn: budget.warn
    )
    let result = view.judge(budget.count, acceptedReason: budget.reason)
    #expect(result.verdict == budget.verdict)
  }
}
