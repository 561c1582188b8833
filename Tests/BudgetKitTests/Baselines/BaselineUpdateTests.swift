import BudgetKit
import Testing

struct BaselineUpdateTests {
  private func update(
    _ stored: Baseline?,
    _ recording: Recording,
    budgets: [VariantBudget] = [],
    removed: Set<String> = [],
    reason: String? = nil
  ) -> BaselineUpdate {
    BaselineUpdate(
      stored: stored,
      recordings: [recording],
      budgets: budgets,
      removed: removed,
      swift: "6.3.1",
      reason: reason
    )
  }

  private let wide = Recording.cart(perKeystroke: ["CartListView": 1, "CouponField": 1])

  @Test
  func `a first baseline within budget needs no reason`() {
    let first = update(nil, .cart(), budgets: [.limit("narrow", "CartListView", 0)])
    #expect(first.rises.isEmpty)
    #expect(first.changesFacts)
    #expect(first.baseline.variants["narrow"]?.evaluations == ["CouponField": 2])
  }

  @Test
  func `a first baseline over budget needs a reason`() {
    let first = update(nil, wide, budgets: [.limit("narrow", "CartListView", 0)])
    #expect(
      first.rises.map(\.change) == [
        CountChange(metric: .evaluations, name: "CartListView", baseline: 0, current: 2)
      ]
    )
  }

  @Test
  func `a rise is kept with its reason and excuses the budget`() {
    let stored = update(nil, .cart()).baseline
    let next = update(
      stored,
      wide,
      budgets: [.limit("narrow", "CartListView", 0)],
      reason: "New header"
    )
    #expect(next.rises.count == 1)
    #expect(next.baseline.accepted.map(\.reason) == ["New header"])
    let reason = next.baseline.acceptedReason(variant: "narrow", view: "CartListView", count: 2)
    #expect(reason == "New header")
    #expect(
      next.baseline.acceptedReason(variant: "narrow", view: "CartListView", count: 3) == nil
    )
    #expect(next.baseline.acceptedReason(variant: "wide", view: "CartListView", count: 2) == nil)
  }

  @Test
  func `an old reason does not excuse a return after an improvement was stored`() {
    let budgets = [VariantBudget.limit("narrow", "CartListView", 0)]
    let risen = update(nil, wide, budgets: budgets, reason: "New header").baseline
    let improved = update(risen, .cart(), budgets: budgets).baseline
    #expect(improved.acceptedReason(variant: "narrow", view: "CartListView", count: 2) == nil)
    #expect(update(improved, wide, budgets: budgets).rises.count == 1)
  }

  @Test
  func `an unchanged recording changes nothing, not even the compiler's version`() {
    let stored = BaselineUpdate(
      stored: nil,
      recordings: [.cart()],
      budgets: [],
      removed: [],
      swift: "6.2",
      reason: nil
    ).baseline
    let next = update(stored, .cart(), reason: "No need")
    #expect(!next.changesFacts)
    #expect(next.baseline == stored)
  }

  @Test
  func `a variant that the scenario no longer replays leaves with its reasons`() {
    var stored = update(nil, .cart()).baseline
    stored.variants["wide"] = .init(.cart("wide"))
    stored.accepted = [
      AcceptedRise(variant: "wide", metric: .mount, name: "V", from: 0, to: 1, reason: "r")
    ]
    let next = update(stored, .cart(), removed: ["wide"])
    #expect(next.baseline.variants.keys.sorted() == ["narrow"])
    #expect(next.baseline.accepted.isEmpty)
  }
}
