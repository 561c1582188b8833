import BudgetCommand
import BudgetKit
import RenderSim
import Testing

@MainActor
struct CheckCommandTests {
  @Test
  func `an accepted screen is green and says so in a table`() throws {
    let shop = try TestShop()
    #expect(shop.run("accept") == .success)
    #expect(shop.run("check") == .success)
    #expect(shop.errors.isEmpty)
    #expect(
      shop.output == """
        Body evaluations of each view: 'mount' while the screen appears, 'evaluations' during
        the events that follow.

        coupon: Keystrokes leave the list alone.
          screen cart, lines 2, mode full, rate 1.5, 2 events
          variant  view          mount  evaluations  baseline  budget  verdict
          narrow   CartLineRow       2            0         0          unchanged
                   CartListView      1            0         0       0  unchanged
                   CouponField       1            2         2          unchanged

        The only variant of 1 scenario is within budget.

        """
    )
  }

  @Test
  func `a regression exits 1 and names view, counts, new cause and what to do`() throws {
    let shop = try TestShop()
    shop.run("accept")
    shop.perKeystroke["narrow"] = ["CartListView", "CouponField"]
    #expect(shop.run("check", "coupon") == .regressed)
    let details = try #require(shop.output.firstRange(of: "Regressed")).lowerBound
    #expect(
      shop.output[details...] == """
        Regressed: coupon, narrow: CartListView 0 → 2 (+2)
          new cause: CartStore.couponCode → CartListView, 2×
        Over budget: coupon, narrow: CartListView 2, at most 0, caused by 'CartStore.couponCode'

        The only variant of 1 scenario is not within budget: 1 regressed.
        If that is right: perfbudget accept coupon --reason "why"

        """
    )
    #expect(shop.run("accept", "coupon", "--reason", "The list shows the coupon.") == .success)
    #expect(shop.run("check", "coupon") == .success)
  }

  @Test
  func `a budget holds without a baseline, and a missing baseline outweighs it`() throws {
    let shop = try TestShop()
    shop.perKeystroke["narrow"] = ["CartListView"]
    #expect(shop.run("check") == .baselineUnusable)
    #expect(
      shop.errors == "error: There is no baseline 'scenarios/baselines/coupon.json'. Store it: "
        + "perfbudget accept coupon\n"
    )
    #expect(shop.output.contains("Over budget: coupon, narrow: CartListView 2, at most 0"))
  }

  @Test
  func `an improvement is green, and exits 6 with strict`() throws {
    let shop = try TestShop()
    shop.run("accept")
    shop.perKeystroke["narrow"] = []
    #expect(shop.run("check") == .success)
    #expect(shop.output.contains("Improved: coupon, narrow: CouponField 2 → 0 (−2, −100.0%)\n"))
    #expect(shop.output.hasSuffix("Counts fell. Keep it so: perfbudget accept coupon\n"))
    #expect(shop.run("check", "--strict") == .improved)
  }

  struct BaselineCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let message: String
  }

  @Test(arguments: [
    BaselineCase(
      testDescription: "truncated",
      text: "{ \"format\": \"perfbudget-baseline\",",
      message: "scenarios/baselines/coupon.json:1:35: The file ends where a key or '}' was "
        + "expected. Restore or complete it."
    ),
    BaselineCase(
      testDescription: "foreign",
      text: "{ \"format\": \"other\" }",
      message: "scenarios/baselines/coupon.json:1:13: The file has the format 'other', not "
        + "'perfbudget-baseline'. Restore it."
    ),
    BaselineCase(
      testDescription: "newer",
      text: "{ \"format\": \"perfbudget-baseline\", \"version\": 9 }",
      message: "scenarios/baselines/coupon.json:1:47: The baseline has the version '9', and "
        + "perfbudget 0.1.0 knows version '1'. Use the perfbudget that wrote it, or remove the "
        + "file and accept anew."
    ),
    BaselineCase(
      testDescription: "without the variant",
      text: """
        { format: "perfbudget-baseline", version: 1, scenario: "coupon", swift: "6.3.1",
          variants: {}, accepted: [] }
        """,
      message: "The baseline 'scenarios/baselines/coupon.json' has no variant 'narrow'. Store it: "
        + "perfbudget accept coupon"
    ),
    BaselineCase(
      testDescription: "of other parameters",
      text: """
        { format: "perfbudget-baseline", version: 1, scenario: "coupon", swift: "6.3.1",
          variants: { narrow: { parameters: { lines: 3 }, mount: {}, evaluations: {}, causes: {} } },
          accepted: [] }
        """,
      message: "The baseline of 'coupon, narrow' was stored with 'lines 3', and the scenario now "
        + "has 'lines 2, mode full, rate 1.5'. Store it anew: perfbudget accept coupon"
    ),
  ])
  func `a baseline that cannot be used exits 3`(_ baseline: BaselineCase) throws {
    let shop = try TestShop()
    try shop.write(baseline.text, TestShop.baseline)
    #expect(shop.run("check") == .baselineUnusable)
    #expect(shop.errors == "error: \(baseline.message)\n")
  }

  @Test
  func `a baseline that is a folder exits 3`() throws {
    let shop = try TestShop()
    try shop.makeFolder(TestShop.baseline)
    #expect(shop.run("check") == .baselineUnusable)
    #expect(
      shop.errors == "error: The file 'scenarios/baselines/coupon.json' cannot be read. Check that "
        + "it is a file and may be read.\n"
    )
  }

  @Test
  func `a broken scenario exits 2 with its place, and the others are still checked`() throws {
    let shop = try TestShop()
    try shop.write("{\n  scenario: \"a\",,\n}", "scenarios/a.json")
    shop.run("accept", "coupon")
    #expect(shop.run("check") == .invalidInput)
    #expect(
      shop.errors == "error: scenarios/a.json:2:17: There is ',' where a key or '}' was expected. "
        + "Remove or correct it.\n"
    )
    #expect(shop.output.contains("CouponField       1            2         2          unchanged"))
  }

  @Test
  func `a budget for an unknown view exits 2 and names the nearest`() throws {
    let shop = try TestShop()
    try shop.write(
      TestShop.scenario.replacing("CartListView", with: "CartLisView"),
      "scenarios/coupon.json"
    )
    #expect(shop.run("check") == .invalidInput)
    #expect(
      shop.errors.hasPrefix(
        "error: scenarios/coupon.json:5:23: No view 'CartLisView' occurs in the variant 'narrow'. "
          + "Did you mean 'CartListView'?\n"
      )
    )
  }

  @Test
  func `growth is judged at every value of the parameter`() throws {
    let shop = try TestShop()
    let scale = """
      scale: { parameter: "lines", values: [5, 10], evaluations: { CouponField: "constant" } } }
      """
    try shop.write(TestShop.scenario.dropLast() + ", " + scale, "scenarios/coupon.json")
    shop.run("accept")
    #expect(shop.run("check") == .success)
    #expect(shop.requests.map { $0.parameters.integer("lines") } == [2, 2, 5, 5, 10, 10])
    shop.scripts["narrow"] = { number in
      .success(TestShop.record(["CouponField"], letters: number <= 4 ? "KU" : "KUPON"))
    }
    #expect(shop.run("check") == .regressed)
    #expect(
      shop.output.contains(
        "Grows too fast: coupon, narrow: CouponField is not constant in lines: 2 at 5, 5 at 10\n"
      )
    )
  }

  @Test
  func `JSON is alone on standard output and names the status`() throws {
    let shop = try TestShop()
    #expect(shop.run("check", "--format", "json") == .baselineUnusable)
    #expect(shop.output.hasPrefix("{\n") && shop.output.hasSuffix("}\n"))
    #expect(shop.output.contains("  \"exit_status\": 3,\n  \"format\": \"perfbudget-check\",\n"))
    #expect(throws: Never.self) { try JSON5Reader.read(Array(shop.output.utf8)) }
  }
}
