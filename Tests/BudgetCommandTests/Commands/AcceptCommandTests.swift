import BudgetCommand
import BudgetKit
import RenderSim
import Testing

@MainActor
struct AcceptCommandTests {
  @Test
  func `a first baseline is stored beside the scenarios`() throws {
    let shop = try TestShop()
    #expect(shop.run("accept", "coupon") == .success)
    #expect(shop.output == "Stored: 'scenarios/baselines/coupon.json', 1 variant.\n")
    #expect(try shop.names(in: "scenarios/baselines") == ["coupon.json"])
    #expect(shop.run("accept", "coupon") == .success)
    #expect(shop.output == "Unchanged: 'scenarios/baselines/coupon.json'.\n")
  }

  @Test
  func `the folder of baselines is made where there is none`() throws {
    let shop = try TestShop()
    try shop.remove("scenarios/baselines")
    #expect(shop.run("accept") == .success)
    #expect(try shop.names(in: "scenarios/baselines") == ["coupon.json"])
  }

  @Test
  func `a count that rises needs a reason, which is kept as one line`() throws {
    let shop = try TestShop()
    shop.run("accept")
    let before = try shop.read(TestShop.baseline)
    shop.perKeystroke["narrow"] = ["CartListView", "CouponField"]
    #expect(shop.run("accept") == .invalidInput)
    #expect(
      shop.errors == """
        error: Counts of 'coupon' rise, and nothing was stored.
          narrow: CartListView 0 → 2 (+2)
        Say why: perfbudget accept coupon --reason "why"

        """
    )
    #expect(try shop.read(TestShop.baseline) == before)
    #expect(shop.run("accept", "--reason", "The list shows it.") == .success)
    #expect(
      shop.output == """
        Stored: 'scenarios/baselines/coupon.json', 1 variant.
          narrow: CartListView 0 → 2 (+2)

        """
    )
    let old = Set(before.split(separator: "\n"))
    let added = try shop.read(TestShop.baseline).split(separator: "\n").filter { !old.contains($0) }
    #expect(
      added.map { $0.drop { $0 == " " } } == [
        "{\"from\": 0, \"metric\": \"evaluations\", \"reason\": \"The list shows it.\", \"to\": 2, "
          + "\"variant\": \"narrow\", \"view\": \"CartListView\"}",
        "\"CartStore.couponCode -> CartListView\": 2,",
        "\"CartListView\": 2,",
      ]
    )
  }

  @Test
  func `a first count over budget needs a reason`() throws {
    let shop = try TestShop()
    shop.perKeystroke["narrow"] = ["CartListView"]
    #expect(shop.run("accept") == .invalidInput)
    #expect(shop.errors.contains("  narrow: CartListView 0 → 2 (+2)\n"))
    #expect(try shop.names(in: "scenarios/baselines").isEmpty)
  }

  @Test
  func `a baseline that cannot be read is not replaced`() throws {
    let shop = try TestShop()
    try shop.write("{", TestShop.baseline)
    #expect(shop.run("accept", "--reason", "why") == .baselineUnusable)
    #expect(try shop.read(TestShop.baseline) == "{")
  }

  @Test
  func `a baseline that leads out of the folder is neither read nor written`() throws {
    let shop = try TestShop()
    try shop.write("secret", "outside.json")
    try shop.link(TestShop.baseline, to: "../../outside.json")
    #expect(shop.run("accept") == .baselineUnusable)
    #expect(
      shop.errors == "error: The file 'scenarios/baselines/coupon.json' leads out of the folder "
        + "'scenarios'. Replace the link by a file.\n"
    )
    #expect(try shop.read("outside.json") == "secret")
  }

  @Test
  func `one variant can be stored, and those that are no longer replayed leave`() throws {
    let shop = try TestShop()
    let both = TestShop.scenario.replacing("[\"narrow\"]", with: "[\"narrow\", \"wide\"]")
    try shop.write(both, "scenarios/coupon.json")
    shop.run("accept", "--variant", "wide")
    #expect(try shop.variants() == ["wide"])
    shop.run("accept", "--variant", "narrow")
    #expect(try shop.variants() == ["narrow", "wide"])
    try shop.write(TestShop.scenario, "scenarios/coupon.json")
    shop.run("accept")
    #expect(try shop.variants() == ["narrow"])
  }
}

extension TestShop {
  fileprivate func variants() throws -> [String] {
    try Baseline.read(Array(read(Self.baseline).utf8), scenario: "coupon").variants.keys.sorted()
  }
}
