import BudgetKit

extension Recording {
  /// A recording of a cart with two lines and two keystrokes.
  static func cart(
    _ variant: String = "narrow",
    perKeystroke: NamedCounts = ["CouponField": 1],
    mount: NamedCounts = ["CartListView": 1, "CartLineRow": 2],
    redundant: NamedCounts = [:],
    causes: [CauseEdge: Int] = [.init(cause: "CartStore.couponCode", view: "CouponField"): 2],
    replayTimes: [Int]? = nil
  ) -> Recording {
    Recording(
      scenario: "coupon",
      variant: variant,
      parameters: ["lines": .integer(2)],
      mount: mount,
      mountedCount: 3,
      steps: ["K", "U"].enumerated().map {
        RecordedStep(
          number: $0.offset + 1,
          action: "type '\($0.element)' into coupon",
          evaluations: perKeystroke
        )
      },
      redundant: redundant,
      causes: CauseCounts(causes),
      replayTimes: replayTimes
    )
  }
}

extension VariantBudget {
  /// The budget of one view in one variant.
  static func limit(_ variant: String, _ view: String, _ limit: Int) -> VariantBudget {
    VariantBudget(
      variant: Located(variant, at: .start),
      views: [ViewBudget(view: Located(view, at: .start), limit: limit)]
    )
  }
}
