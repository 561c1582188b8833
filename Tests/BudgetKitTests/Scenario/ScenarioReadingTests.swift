import BudgetKit
import Testing

struct ScenarioReadingTests {
  static let text = """
    {
      scenario: "coupon-keystrokes", // the file's name
      summary: "Keystrokes leave the list alone.",
      screen: "cart",
      variants: ["wide", "narrow"],
      parameters: { lines: 200, mode: 'full', scale: 1.5, dense: true },
      steps: [
        { type: "KUPON", into: "coupon", times: 6 },
        { clear: "coupon" }, { tap: "apply" }, { toggle: "gift" },
        { step: "quantity", by: -2 }, { action: "reload" },
      ],
      budget: { narrow: { CartListView: 0, CartLineRow: { limit: 2, warn: 1 } } },
      atLeast: { events: 30, mounted: 200 },
      scale: { parameter: "lines", values: [50, 100], evaluations: { CartListView: "constant" } },
      allow: ["unfinishedTasks"],
    }
    """

  @Test
  func `every key of a scenario is read`() throws {
    let scenario = try Scenario.read(Array(Self.text.utf8), fileName: "coupon-keystrokes")
    #expect(scenario.name == "coupon-keystrokes")
    #expect(scenario.summary == "Keystrokes leave the list alone.")
    #expect(scenario.screen == Located("cart", at: .init(line: 4, column: 11)))
    #expect(scenario.variants?.map(\.value) == ["wide", "narrow"])
    #expect(scenario.parameters.map(\.name.value) == ["lines", "mode", "scale", "dense"])
    #expect(
      scenario.parameters.map(\.value.value) == [
        .integer(200), .text("full"), .number(1.5), .flag(true),
      ]
    )
    #expect(
      scenario.steps == [
        ScenarioStep(.type("KUPON", into: "coupon"), times: 6), ScenarioStep(.clear("coupon")),
        ScenarioStep(.tap("apply")), ScenarioStep(.toggle("gift")),
        ScenarioStep(.step("quantity", by: -2)), ScenarioStep(.action("reload")),
      ]
    )
    #expect(scenario.budgets.map(\.variant.value) == ["narrow"])
    let views = try #require(scenario.budgets.first).views
    #expect(views.map(\.view.value) == ["CartListView", "CartLineRow"])
    #expect(views.map(\.limit) == [0, 2])
    #expect(views.map(\.warn) == [nil, 1])
    #expect(scenario.leastWork == .init(events: 30, mounted: 200))
    #expect(scenario.scale?.parameter.value == "lines")
    #expect(scenario.scale?.values == [50, 100])
    #expect(scenario.scale?.views.map(\.growth) == [.constant])
    #expect(scenario.allowsUnfinishedTasks)
  }

  struct StepCase: DescribedCase {
    var name: String { text }
    let text: String
    let action: ScenarioStep.Action
  }

  static let steps = [
    StepCase(text: "submit: 'q'", action: .submit("q")),
    StepCase(text: "select: 'Blue', in: 'colour'", action: .select("Blue", in: "colour")),
    StepCase(text: "slide: 'volume', to: 0.5", action: .slide("volume", to: 0.5)),
    StepCase(text: "slide: 'volume', to: 3", action: .slide("volume", to: 3)),
    StepCase(text: "scroll: -4", action: .scroll(rows: -4)),
    StepCase(text: "push: 'line'", action: .push("line")),
    StepCase(text: "pop: true", action: .pop),
    StepCase(text: "present: 'edit'", action: .present("edit")),
    StepCase(text: "dismiss: true", action: .dismiss),
    StepCase(text: "advance: '500 ms'", action: .advance(.milliseconds(500))),
    StepCase(text: "advance: '1.5s'", action: .advance(.milliseconds(1500))),
    StepCase(text: "advance: '2 min'", action: .advance(.seconds(120))),
    StepCase(text: "advance: '24 h'", action: .advance(.seconds(86_400))),
    StepCase(
      text: "service: 'users', delay: '2 s', fails: 1",
      action: .service("users", delay: .seconds(2), failures: 1)
    ),
    StepCase(
      text: "service: 'users', fails: 0",
      action: .service("users", delay: nil, failures: 0)
    ),
    StepCase(
      text: "parameters: { user: 'B' }",
      action: .parameters([
        Scenario.Parameter(
          name: Located("user", at: .init(line: 1, column: 61)),
          value: Located(.text("B"), at: .init(line: 1, column: 67))
        )
      ])
    ),
    StepCase(
      text: "environment: 'locale', value: 'de_DE'",
      action: .environment(
        Located("locale", at: .init(line: 1, column: 60)),
        value: Located("de_DE", at: .init(line: 1, column: 77))
      )
    ),
  ]

  @Test(arguments: steps)
  func `a kind of step is read`(step: StepCase) throws {
    let text = "{ scenario: 'a', screen: 'c', steps: [{       \(step.text), times: 2 }] }"
    let scenario = try Scenario.read(Array(text.utf8), fileName: "a")
    #expect(scenario.steps == [ScenarioStep(step.action, times: 2)])
  }

  @Test
  func `what a step expects is read`() throws {
    let text = """
      { scenario: 'a', screen: 'c', steps: [
      { tap: 'b', expect: { shows: ['x'], hides: ['y', 'z'], variants: ['n'] } },
      { tap: 'b', expect: { requests: { users: 1 }, evaluations: { List: 0 } } }] }
      """
    let scenario = try Scenario.read(Array(text.utf8), fileName: "a")
    let variant = Located("n", at: .init(line: 2, column: 67))
    #expect(
      scenario.steps.map(\.expectation) == [
        ScreenExpectation(shows: ["x"], hides: ["y", "z"], variants: [variant]),
        ScreenExpectation(
          requests: ["users": 1],
          evaluations: [Located("List", at: .init(line: 3, column: 62)): 0]
        ),
      ]
    )
    let expectation = try #require(scenario.steps.first?.expectation)
    #expect(expectation.concerns("n") && !expectation.concerns("m"))
  }

  @Test
  func `only name, screen and steps are needed`() throws {
    let text = "{ scenario: 'a', screen: 'cart', steps: [] }"
    let scenario = try Scenario.read(Array(text.utf8), fileName: "a")
    #expect(scenario.summary.isEmpty)
    #expect(scenario.variants == nil)
    #expect(scenario.parameters.isEmpty && scenario.steps.isEmpty && scenario.budgets.isEmpty)
    #expect(scenario.leastWork == Scenario.LeastWork())
    #expect(scenario.scale == nil)
  }
}
