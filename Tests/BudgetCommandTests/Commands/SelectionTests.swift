import BudgetCommand
import RenderSim
import Testing

@MainActor
struct SelectionTests {
  struct UsageCase: CustomTestStringConvertible, Sendable {
    var testDescription: String { arguments.joined(separator: " ") }
    let arguments: [String]
    let message: String

    init(_ arguments: [String], _ message: String) {
      (self.arguments, self.message) = (arguments, message)
    }
  }

  @Test(arguments: [
    UsageCase(["check", "copon"], "There is no scenario 'copon'. Did you mean 'coupon'?"),
    UsageCase(["run", "coupon", "other"], "There is no scenario 'other'. Known: 'coupon'."),
    UsageCase(
      ["accept", "../coupon"],
      "The scenario's name '../coupon' is not allowed. Use letters, digits, '-', '_' and single "
        + "dots, such as 'coupon-keystrokes'."
    ),
    UsageCase(
      ["check", "a/b"],
      "The scenario's name 'a/b' is not allowed. Use letters, digits, '-', '_' and single "
        + "dots, such as 'coupon-keystrokes'."
    ),
    UsageCase(
      ["check", "--variant", "narow"],
      "No selected scenario has a variant 'narow'. Did you mean 'narrow'?"
    ),
    UsageCase(
      ["check", "--scenarios", "scenario"],
      "There is no folder 'scenario'. Create it, or name another with '--scenarios FOLDER'."
    ),
    UsageCase(
      ["list", "--scenarios", "scenarios/baselines"],
      "The folder 'scenarios/baselines' holds no scenario, so there is nothing to do. Add a file "
        + "such as 'scenarios/baselines/coupon-keystrokes.json'."
    ),
  ])
  func `an unknown or empty selection exits 2`(_ usage: UsageCase) throws {
    let shop = try TestShop()
    #expect(shop.run(arguments: usage.arguments) == .invalidInput)
    #expect(shop.errors == "error: \(usage.message)\n")
    #expect(shop.output.isEmpty)
  }

  struct ScenarioCase: CustomTestStringConvertible, Sendable {
    var testDescription: String { message }
    let change: (old: String, new: String)
    let message: String

    init(_ old: String, _ new: String, _ message: String) {
      (change, self.message) = ((old, new), message)
    }
  }

  @Test(arguments: [
    ScenarioCase(
      "\"cart\"",
      "\"crat\"",
      "2:76: There is no screen 'crat'. Did you mean 'cart'?"
    ),
    ScenarioCase(
      "[\"narrow\"]",
      "[\"narow\"]",
      "3:14: The screen 'cart' has no variant 'narow'. Did you mean 'narrow'?"
    ),
    ScenarioCase(
      "lines:",
      "line:",
      "3:39: The screen 'cart' has no parameter 'line'. Did you mean 'lines'?"
    ),
    ScenarioCase(
      "lines: 2",
      "lines: 2.5",
      "3:46: The parameter 'lines' cannot be '2.5'. Write a whole number."
    ),
    ScenarioCase(
      "lines: 2",
      "rate: 'a'",
      "3:45: The parameter 'rate' cannot be 'a'. Write a number."
    ),
    ScenarioCase(
      "lines: 2",
      "mode: 1",
      "3:45: The parameter 'mode' cannot be '1'. Write a text in quotes."
    ),
    ScenarioCase(
      "budget: { narrow",
      "budget: { wide",
      "5:13: The budget is for the variant 'wide', which the scenario does not replay. "
        + "Known: 'narrow'."
    ),
    ScenarioCase(
      "budget: {",
      "scale: { parameter: 'mode', values: [1, 2], evaluations: {} }, budget: {",
      "5:23: The parameter 'mode' cannot be '1'. Write a text in quotes."
    ),
    ScenarioCase(
      "scenario: \"coupon\"",
      "scenario: \"other\"",
      "2:13: The scenario is named 'other' but its file 'coupon.json'. Give both one name."
    ),
  ])
  func `a scenario that does not fit the screens exits 2`(_ scenario: ScenarioCase) throws {
    let shop = try TestShop()
    let text = TestShop.scenario.replacing(scenario.change.old, with: scenario.change.new)
    try shop.write(text, "scenarios/coupon.json")
    for verb in ["list", "run", "check", "accept"] {
      #expect(shop.run(verb) == .invalidInput)
      #expect(shop.errors == "error: scenarios/coupon.json:\(scenario.message)\n")
    }
  }

  @Test
  func `a whole number is taken where the screen declares a number`() throws {
    let shop = try TestShop()
    try shop.write(
      TestShop.scenario.replacing("lines: 2", with: "rate: 2"),
      "scenarios/coupon.json"
    )
    #expect(shop.run("run") == .success)
    #expect(shop.requests.first?.parameters.number("rate") == 2)
  }

  @Test
  func `a scenario without variants replays all of the screen's`() throws {
    let shop = try TestShop()
    try shop.write(
      TestShop.scenario.replacing("variants: [\"narrow\"],", with: ""),
      "scenarios/coupon.json"
    )
    shop.run("run")
    #expect(shop.requests.map(\.variant.name) == ["narrow", "narrow", "wide", "wide"])
    shop.run("run", "--variant", "wide")
    #expect(shop.requests.map(\.variant.name) == ["wide", "wide"])
  }
}
