internal import BudgetCommand
internal import BudgetKit
internal import Foundation
internal import RenderSim
internal import Storefront
internal import Testing

@MainActor
struct CartReloadTests {
  private static let steps: [ReplayStep] = [
    .advance(.milliseconds(50)), .tap("Switch to B"), .advance(.milliseconds(100)),
    .advance(.milliseconds(500)),
  ]

  private func evaluationsOfLines(_ variant: String) throws -> [Int] {
    let screen = try #require(Storefront.screens.first { $0.name == "cart-reload" })
    let variant = try #require(screen.variant(named: variant))
    let parameters = ScreenParameters(values: screen.parameters)
    let record = try ScreenReplay().run(variant, parameters: parameters, steps: Self.steps)
    return record.events.map { event in event.evaluations.count { $0.view == "LoadedLines" } }
  }

  @Test func `a late answer for the account before is not shown`() throws {
    #expect(try evaluationsOfLines("account-checked") == [0, 0, 1, 0])
  }

  @Test func `without a check the late answer replaces the right one`() throws {
    #expect(try evaluationsOfLines("unchecked") == [0, 0, 1, 1])
  }

  @Test func `the shipped scenario is red where the check is taken out`() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../scenarios/late-answer.json")
    let scenario = try Scenario.read(
      Array(try Data(contentsOf: file.standardizedFileURL)),
      fileName: "late-answer"
    )
    let shipped = try #require(Storefront.screens.first { $0.name == "cart-reload" })
    let unchecked = try #require(shipped.variant(named: "unchecked"))
    let broken = Screen("cart-reload", parameters: shipped.parameters) {
      ScreenVariant("account-checked", content: unchecked.content)
      unchecked
    }
    for (screen, isGreen) in [(shipped, true), (broken, false)] {
      let plan = try ScenarioPlan(scenario, screens: [screen])
      let variant = try #require(plan.variants.first { $0.name == "account-checked" })
      let replay = { try Replayer(.renderSim).record(plan, variant) }
      if isGreen {
        _ = try replay()
      } else {
        let problem = #expect(throws: ReplayProblem.self, performing: replay)
        #expect(problem?.message.contains("still shows 'Cart of A'") == true)
      }
    }
  }
}
