import BudgetKit
import Testing

struct BaselineTests {
  static let text = """
    {
      "accepted": [
        {"from": 0, "metric": "evaluations", "reason": "The \\"field\\" shows it.", "to": 2, \
    "variant": "narrow", "view": "CouponField"}
      ],
      "format": "perfbudget-baseline",
      "producer": "perfbudget 0.1.0",
      "scenario": "coupon",
      "swift": "6.3.1",
      "variants": {
        "narrow": {
          "causes": {
            "CartStore.couponCode -> CouponField": 2
          },
          "evaluations": {
            "CouponField": 2
          },
          "mount": {
            "CartLineRow": 2,
            "CartListView": 1
          },
          "parameters": {
            "lines": 2
          }
        }
      },
      "version": 1
    }

    """

  @Test
  func `a baseline has one fact a line and sorted keys`() {
    let rise = AcceptedRise(
      variant: "narrow",
      metric: .evaluations,
      name: "CouponField",
      from: 0,
      to: 2,
      reason: "The \"field\" shows it."
    )
    let baseline = Baseline(
      scenario: "coupon",
      swift: "6.3.1",
      variants: ["narrow": .init(.cart())],
      accepted: [rise]
    )
    #expect(baseline.text == Self.text)
  }

  @Test
  func `a baseline that is read and written again has the same bytes`() throws {
    let baseline = try Baseline.read(Array(Self.text.utf8), scenario: "coupon")
    #expect(baseline.text == Self.text)
  }

  @Test
  func `a first reason is one new line in the file`() {
    let bare = Baseline(scenario: "a", swift: "6.3.1")
    var reasoned = bare
    reasoned.accepted = [
      AcceptedRise(variant: "n", metric: .mount, name: "V", from: 1, to: 2, reason: "r")
    ]
    let before = bare.text.split(separator: "\n")
    let after = reasoned.text.split(separator: "\n")
    #expect(after.count == before.count + 1)
    #expect(Set(before).isSubset(of: after))
  }

  @Test
  func `unknown keys are ignored`() throws {
    let text = Self.text.replacing("\"version\": 1", with: "\"version\": 1, \"note\": []")
    #expect(try Baseline.read(Array(text.utf8), scenario: "coupon").text == Self.text)
  }
}
