import BudgetKit
import Testing

struct CountChangeTests {
  struct ChangeCase: DescribedCase {
    var name: String { text }
    let baseline: Int
    let current: Int
    let verdict: CountChange.Verdict
    let text: String

    init(_ baseline: Int, _ current: Int, _ verdict: CountChange.Verdict, _ text: String) {
      (self.baseline, self.current) = (baseline, current)
      (self.verdict, self.text) = (verdict, text)
    }
  }

  @Test(arguments: [
    ChangeCase(0, 0, .unchanged, "0"),
    ChangeCase(0, 30, .regressed, "0 → 30 (+30)"),
    ChangeCase(30, 0, .improved, "30 → 0 (−30, −100.0%)"),
    ChangeCase(20, 30, .regressed, "20 → 30 (+10, +50.0%)"),
    ChangeCase(3, 2, .improved, "3 → 2 (−1, −33.3%)"),
    ChangeCase(1, .max, .regressed, "1 → 9223372036854775807 (+9223372036854775806)"),
  ])
  func `a count is judged exactly and shown in full`(_ change: ChangeCase) {
    let value = CountChange(
      metric: .evaluations,
      name: "V",
      baseline: change.baseline,
      current: change.current
    )
    #expect(value.verdict == change.verdict)
    #expect(value.description == change.text)
  }
}
