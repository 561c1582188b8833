import BudgetKit
import Testing

struct ScaleRuleTests {
  struct GrowthCase: DescribedCase {
    var name: String { "\(growth.rawValue) \(counts)" }
    let growth: Growth
    let counts: [Int]
    let isMet: Bool

    init(_ growth: Growth, _ counts: [Int], _ isMet: Bool) {
      (self.growth, self.counts, self.isMet) = (growth, counts, isMet)
    }
  }

  @Test(arguments: [
    GrowthCase(.constant, [30, 30, 30, 30], true),
    GrowthCase(.constant, [30, 30, 30, 31], false),
    GrowthCase(.constant, [30, 29, 30, 30], false),
    GrowthCase(.linear, [50, 100, 200, 400], true),
    GrowthCase(.linear, [60, 110, 210, 410], true),
    GrowthCase(.linear, [50, 100, 150, 160], true),
    GrowthCase(.linear, [50, 100, 200, 401], false),
    GrowthCase(.linear, [2500, 10_000, 40_000, 160_000], false),
    GrowthCase(.linear, [0, 0, 0, .max], false),
    GrowthCase(.linear, [7, 7, 7, 7], true),
  ])
  func `growth over 50, 100, 200 and 400 is judged exactly`(_ growth: GrowthCase) {
    let result = ScaleResult(
      parameter: "lines",
      limit: .init(view: Located("V", at: .start), growth: growth.growth),
      values: [50, 100, 200, 400],
      counts: growth.counts
    )
    #expect(result.isMet == growth.isMet)
  }
}
