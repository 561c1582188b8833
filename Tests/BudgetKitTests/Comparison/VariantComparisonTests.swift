import BudgetKit
import Testing

struct VariantComparisonTests {
  private let coupon = CauseEdge(cause: "CartStore.couponCode", view: "CartListView")
  private let field = CauseEdge(cause: "CartStore.couponCode", view: "CouponField")

  @Test
  func `equal counts leave nothing to report`() {
    let comparison = VariantComparison(.cart(), with: .init(.cart()))
    #expect(comparison.regressions.isEmpty && comparison.improvements.isEmpty)
    #expect(comparison.causes.isEmpty)
    #expect(
      comparison.counts.map { "\($0.metric) \($0.name)" } == [
        "mount CartLineRow", "mount CartListView", "evaluations CouponField",
      ]
    )
  }

  @Test
  func `a view that appears counts from 0, and one that is gone counts 0`() {
    let baseline = Baseline.Variant(.cart())
    let now = Recording.cart(perKeystroke: ["CartListView": 1], causes: [coupon: 2])
    let comparison = VariantComparison(now, with: baseline)
    #expect(
      comparison.regressions == [
        CountChange(metric: .evaluations, name: "CartListView", baseline: 0, current: 2)
      ]
    )
    #expect(
      comparison.improvements == [
        CountChange(metric: .evaluations, name: "CouponField", baseline: 2, current: 0)
      ]
    )
    #expect(comparison.risenCauses(of: "CartListView").map(\.isNew) == [true])
    #expect(comparison.risenCauses(of: "CouponField").isEmpty)
  }

  @Test
  func `a rise of one view is not made up for by the fall of another`() {
    let before = Recording.cart(perKeystroke: ["CartListView": 1, "CouponField": 5])
    let now = Recording.cart(perKeystroke: ["CartListView": 2, "CouponField": 1])
    let comparison = VariantComparison(now, with: .init(before))
    #expect(comparison.regressions.map(\.name) == ["CartListView"])
  }

  @Test
  func `a change at mounting counts too`() {
    let now = Recording.cart(mount: ["CartListView": 2, "CartLineRow": 2])
    let comparison = VariantComparison(now, with: .init(.cart()))
    #expect(comparison.regressions.map(\.metric) == [.mount])
  }

  @Test
  func `edges are written and read, also where the cause holds an arrow`() {
    let edge = CauseEdge("a -> b -> V")
    #expect(edge == CauseEdge(cause: "a -> b", view: "V"))
    #expect(edge?.description == "a -> b -> V")
    #expect(CauseEdge("a") == nil && CauseEdge(" -> V") == nil && CauseEdge("a -> ") == nil)
    #expect([field, coupon].sorted() == [coupon, field])
  }
}
