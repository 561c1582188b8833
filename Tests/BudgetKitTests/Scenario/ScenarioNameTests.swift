import BudgetKit
import Testing

struct ScenarioNameTests {
  @Test(arguments: ["a", "coupon-keystrokes", "Cart_2", "v1.2", "0"])
  func `a plain name is valid`(_ name: String) {
    #expect(ScenarioName.isValid(name))
  }

  @Test(arguments: [
    "", ".", "..", "../a", "a/b", "a\\b", "a..b", ".a", "-a", "a b", "a\0", "é", "a:b",
    String(repeating: "a", count: 101),
  ])
  func `a name that could leave the folder or hide is not valid`(_ name: String) {
    #expect(!ScenarioName.isValid(name))
  }
}
