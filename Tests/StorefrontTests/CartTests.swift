internal import RenderSim
internal import Storefront
internal import Testing

@MainActor
struct CartTests {
  struct KeystrokeCase: CustomTestStringConvertible, Sendable {
    let variant: String
    let evaluations: [String: Int]

    var testDescription: String { variant }
  }

  nonisolated static let keystrokes: [KeystrokeCase] = [
    KeystrokeCase(variant: "narrow", evaluations: ["CouponField": 30]),
    KeystrokeCase(variant: "wide", evaluations: ["CartListView": 30, "CouponField": 30]),
    KeystrokeCase(
      variant: "closure-rows",
      evaluations: ["CartListView": 30, "CartLineRow": 6000, "CouponField": 30]
    ),
    KeystrokeCase(
      variant: "observable-object",
      evaluations: ["CartScreen": 30, "CartListView": 30, "CouponField": 30]
    ),
  ]

  private func replay(_ variant: String, _ steps: [ReplayStep]) throws -> ReplayRecord {
    let screen = try #require(Storefront.screens.first { $0.name == "cart" })
    let variant = try #require(screen.variant(named: variant))
    return try ScreenReplay().run(
      variant,
      parameters: ScreenParameters(values: ["lines": 200]),
      steps: steps
    )
  }

  @Test(arguments: keystrokes)
  func `thirty coupon keystrokes evaluate exactly these views`(_ keystroke: KeystrokeCase) throws {
    let steps = Array(repeating: ReplayStep.type("KUPON", into: "coupon"), count: 6)
    let record = try replay(keystroke.variant, steps)
    #expect(record.events.count == 30)
    #expect(
      record.mount.counts == [
        "CartScreen": 1, "CartListView": 1, "CartLineRow": 200, "CouponField": 1,
      ]
    )
    #expect(record.events.flatMap(\.evaluations).counts == keystroke.evaluations)
    #expect(record.findings.isEmpty)
  }

  @Test func `one quantity change evaluates the list and its row`() throws {
    let record = try replay("narrow", [.action("increaseQuantity")])
    #expect(
      record.events.flatMap(\.evaluations).counts == ["CartListView": 1, "CartLineRow": 1]
    )
  }
}

extension [EvaluationRecord] {
  fileprivate var counts: [String: Int] {
    reduce(into: [:]) { $0[$1.view, default: 0] += 1 }
  }
}
