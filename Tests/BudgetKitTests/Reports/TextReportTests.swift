import BudgetKit
import Testing

struct TextReportTests {
  private func report(_ variants: [VariantReport], problems: [ReportProblem] = []) -> TextReport {
    let scenario = Scenario(
      name: "coupon",
      summary: "Keystrokes leave the list alone.",
      screen: Located("cart", at: .start)
    )
    return TextReport(
      Report(
        scenarios: [ScenarioReport(scenario: scenario, variants: variants)],
        problems: problems
      ),
      style: .plain,
      program: "perfbudget"
    )
  }

  private static func variant(_ recording: Recording, limit: Int? = nil) -> VariantReport {
    let budget = ViewBudget(view: Located("CartListView", at: .start), limit: limit)
    return VariantReport(
      variant: recording.variant,
      recording: recording,
      comparison: VariantComparison(recording, with: .init(.cart())),
      budgets: [budget.judge(recording.evaluations["CartListView"], acceptedReason: nil)]
    )
  }

  private static func withoutBaseline(_ recording: Recording, limit: Int) -> VariantReport {
    var report = Self.variant(recording, limit: limit)
    report.comparison = nil
    report.problems = [ReportProblem(.baseline, "There is no baseline. Accept one.")]
    return report
  }

  private static let wide = Recording.cart(
    perKeystroke: ["CartListView": 1, "CouponField": 1],
    causes: [
      .init(cause: "CartStore.couponCode", view: "CouponField"): 2,
      .init(cause: "CartStore.couponCode", view: "CartListView"): 2,
    ]
  )

  @Test
  func `a good check is a table and one sentence`() {
    #expect(
      report([Self.variant(.cart(), limit: 0)]).text() == """
        Body evaluations of each view: 'mount' while the screen appears, 'evaluations' during
        the events that follow.

        coupon: Keystrokes leave the list alone.
          screen cart, lines 2, 2 events
          variant  view          mount  evaluations  baseline  budget  verdict
          narrow   CartLineRow       2            0         0          unchanged
                   CartListView      1            0         0       0  unchanged
                   CouponField       0            2         2          unchanged

        The only variant of 1 scenario is within budget.

        """
    )
  }

  @Test
  func `a regression names the view, the counts, the new cause and what to do`() {
    #expect(
      report([Self.variant(Self.wide, limit: 0)]).text(showsTables: false) == """
        Regressed: coupon, narrow: CartListView 0 → 2 (+2)
          new cause: CartStore.couponCode → CartListView, 2×
        Over budget: coupon, narrow: CartListView 2, at most 0, caused by 'CartStore.couponCode'

        The only variant of 1 scenario is not within budget: 1 regressed.
        If that is right: perfbudget accept coupon --reason "why"

        """
    )
  }

  @Test
  func `an improvement is green and asks to be kept`() {
    let improved = Recording.cart(
      perKeystroke: [:],
      causes: [:]
    )
    #expect(
      report([Self.variant(improved)]).text(showsTables: false) == """
        Improved: coupon, narrow: CouponField 2 → 0 (−2, −100.0%)

        The only variant of 1 scenario is within budget.
        Counts fell. Keep it so: perfbudget accept coupon

        """
    )
  }

  @Test
  func `a cause that moved without a change of counts is told`() {
    let moved = Recording.cart(causes: [.init(cause: "CartStore.total", view: "CouponField"): 2])
    #expect(
      report([Self.variant(moved)]).text(showsTables: false) == """
        Other cause: coupon, narrow: CartStore.couponCode → CouponField, 0× (before: 2×)
        Other cause: coupon, narrow: CartStore.total → CouponField, 2×

        The only variant of 1 scenario is within budget.

        """
    )
  }

  @Test
  func `a problem that concerns all variants is told once`() {
    let problem = ReportProblem(.baseline, "There is no baseline. Accept one.")
    let variants = ["narrow", "wide"].map {
      VariantReport(variant: $0, recording: .cart($0), problems: [problem])
    }
    #expect(
      report(variants).text(showsTables: false) == """
        There is no baseline. Accept one.

        0 of 2 variants of 1 scenario are checked in full: 2 no baseline.

        """
    )
  }

  @Test
  func `a budget that is met is shown where there is no baseline`() {
    #expect(
      report([Self.withoutBaseline(.cart(), limit: 0)]).text() == """
        Body evaluations of each view: 'mount' while the screen appears, 'evaluations' during
        the events that follow.

        coupon: Keystrokes leave the list alone.
          screen cart, lines 2, 2 events
          variant  view          mount  evaluations  baseline  budget  verdict
          narrow   CartLineRow       2            0                    no baseline
                   CartListView      1            0                 0  no baseline, within budget
                   CouponField       0            2                    no baseline

        There is no baseline. Accept one.

        The only variant of 1 scenario is not checked in full: 1 no baseline.

        """
    )
  }

  struct SummaryCase: DescribedCase {
    let name: String
    let variants: [VariantReport]
    var problems: [ReportProblem] = []
    let sentence: String
  }

  @Test(arguments: [
    SummaryCase(
      name: "over budget without a baseline",
      variants: [Self.withoutBaseline(Self.wide, limit: 0)],
      sentence: "The only variant of 1 scenario is not within budget: "
        + "1 no baseline and over budget."
    ),
    SummaryCase(
      name: "one good, one without a baseline",
      variants: [Self.variant(.cart(), limit: 0), Self.withoutBaseline(.cart("wide"), limit: 0)],
      sentence: "1 of 2 variants of 1 scenario is checked in full: 1 no baseline."
    ),
    SummaryCase(
      name: "one regressed, one without a baseline",
      variants: [Self.variant(Self.wide, limit: 2), Self.withoutBaseline(.cart("wide"), limit: 0)],
      sentence: "0 of 2 variants of 1 scenario are checked in full and within budget: "
        + "1 no baseline, 1 regressed."
    ),
    SummaryCase(
      name: "one regressed, one good",
      variants: [Self.variant(Self.wide, limit: 2), Self.variant(.cart("wide"), limit: 0)],
      sentence: "1 of 2 variants of 1 scenario is within budget: 1 regressed."
    ),
    SummaryCase(
      name: "good, besides a broken file",
      variants: [Self.variant(.cart(), limit: 0)],
      problems: [.init(.invalidInput, "a.json:1:1: The file is empty.")],
      sentence: "The only variant of 1 scenario is within budget: 1 other problem."
    ),
  ])
  func `the last sentence claims what is known`(_ summary: SummaryCase) {
    let text = report(summary.variants, problems: summary.problems).text()
    #expect(text.split(separator: "\n").contains(Substring(summary.sentence)))
  }

  @Test
  func `growth, warnings and accepted excess are told`() {
    var judged = Self.variant(.cart())
    let view = Located("CartLineRow", at: .start)
    judged.budgets = [
      ViewBudget(view: view, limit: 0).judge(2, acceptedReason: "Planned"),
      ViewBudget(view: view, warn: 1).judge(2, acceptedReason: nil),
    ]
    judged.scales = [
      ScaleResult(
        parameter: "lines",
        limit: .init(view: view, growth: .constant),
        values: [1, 2],
        counts: [1, 2]
      )
    ]
    #expect(
      report([judged]).text(showsTables: false) == """
        Over budget, accepted: coupon, narrow: CartLineRow 2, at most 0: Planned
        Near its budget: coupon, narrow: CartLineRow 2, warned above 1
        Grows too fast: coupon, narrow: CartLineRow is not constant in lines: 1 at 1, 2 at 2

        The only variant of 1 scenario is not within budget: 1 over budget.
        If that is right: perfbudget accept coupon --reason "why"

        """
    )
  }

  @Test
  func `a check of nothing but broken files says so`() {
    let broken = TextReport(
      Report(problems: [.init(.invalidInput, "a.json:1:1: The file is empty.")]),
      style: .plain,
      program: "perfbudget"
    )
    #expect(broken.text() == "a.json:1:1: The file is empty.\n\nNothing was checked: 1 problem.\n")
  }

  @Test
  func `colour repeats what the words say`() {
    let text = report([Self.variant(Self.wide)])
    let coloured = TextReport(
      text.report,
      style: TextStyle(usesColour: true),
      program: "perfbudget"
    ).text()
    let plain = coloured.replacing(#/\u{1B}\[\d+m/#, with: "")
    #expect(coloured.contains("\u{1B}[31mRegressed\u{1B}[0m"))
    #expect(plain == text.text())
  }
}
