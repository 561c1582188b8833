import BudgetKit
import Testing

struct ScenarioErrorTests {
  struct ErrorCase: DescribedCase {
    var name: String { text }
    let text: String
    let place: String
    let message: String

    /// A scenario that is right but for the members `members`.
    init(_ members: String, _ place: String, _ message: String) {
      self.init(text: "{scenario:'a',screen:'c',\n\(members)}", place, message)
    }

    init(text: String, _ place: String, _ message: String) {
      (self.text, self.place, self.message) = (text, place, message)
    }
  }

  static let keys = [
    ErrorCase("step: []", "2:1", "The key 'step' of the file is not known. Did you mean 'steps'?"),
    ErrorCase("", "1:1", "The key 'steps' of the file is missing. Add it."),
    ErrorCase(
      text: "{ screen: 'c', steps: [] }",
      "1:1",
      "The key 'scenario' of the file is missing. Add it."
    ),
    ErrorCase(
      text: "{ scenario: 'a', steps: [] }",
      "1:1",
      "The key 'screen' of the file is missing. Add it."
    ),
    ErrorCase(
      "steps: [], atLeast: { event: 1 }",
      "2:23",
      "The key 'event' of 'atLeast' is not known. Did you mean 'events'?"
    ),
    ErrorCase(
      "steps: [], scale: { parameters: 1 }",
      "2:21",
      "The key 'parameters' of 'scale' is not known. Did you mean 'parameter'?"
    ),
    ErrorCase(
      "steps: [], budget: { n: { V: { max: 1 } } }",
      "2:32",
      "The key 'max' of 'budget.n.V' is not known. Known: 'limit', 'warn'."
    ),
    ErrorCase(text: "[]", "1:1", "The value of the file is a list. Write an object, '{ … }'."),
  ]

  static let steps = [
    ErrorCase(
      "steps: [{ advance: '5' }]",
      "2:20",
      "The value '5' of 'steps[0].advance' is not allowed. "
        + "Write a time up to '24 h' with its unit, such as '500 ms', '1.5 s' or '2 min'."
    ),
    ErrorCase(
      "steps: [{ tap: 'a', expect: { } }]",
      "2:29",
      "The value of 'steps[0].expect' is an expectation of nothing. Write something below "
        + "'shows', 'hides', 'requests' or 'evaluations'."
    ),
    ErrorCase(
      "steps: [{ tap: 'a', expect: { requests: { users: -1 } } }]",
      "2:50",
      "The value '-1' of 'steps[0].expect.requests.users' is not allowed. Write a whole number of "
        + "at least 0."
    ),
    ErrorCase(
      "steps: [{ service: 'users' }]",
      "2:9",
      "The value of 'steps[0]' is a step that does nothing. Write 'delay', 'fails' or both beside "
        + "'service'."
    ),
    ErrorCase(
      "steps: [{ service: 'users', fails: true }]",
      "2:36",
      "The value of 'steps[0].fails' is 'true'. Write a whole number from 0 to 1000000."
    ),
    ErrorCase(
      "steps: [], allow: ['endlessTasks']",
      "2:20",
      "The value 'endlessTasks' of 'allow[0]' is not known. Known: 'unfinishedTasks'."
    ),
    ErrorCase(
      "steps: [{ tap: 'a', expect: { show: ['b'] } }]",
      "2:31",
      "The key 'show' of 'steps[0].expect' is not known. Did you mean 'shows'?"
    ),
    ErrorCase(
      "steps: [{ advance: '25 h' }]",
      "2:20",
      "The value '25 h' of 'steps[0].advance' is not allowed. "
        + "Write a time up to '24 h' with its unit, such as '500 ms', '1.5 s' or '2 min'."
    ),
    ErrorCase(
      "steps: [{ pop: 'page' }]",
      "2:16",
      "The value of 'steps[0].pop' is the text 'page'. Write 'true'."
    ),
    ErrorCase(
      "steps: [{ slide: 'volume', to: 'loud' }]",
      "2:32",
      "The value of 'steps[0].to' is the text 'loud'. Write a number."
    ),
    ErrorCase(
      "steps: [{ scroll: 0 }]",
      "2:19",
      "The value '0' of 'steps[0].scroll' is not allowed. Write a number of rows other than 0."
    ),
    ErrorCase(
      "steps: [{ tpe: 'K' }]",
      "2:11",
      "The key 'tpe' of 'steps[0]' is not known. Did you mean 'type'?"
    ),
    ErrorCase(
      "steps: [{ times: 2 }]",
      "2:9",
      "The value of 'steps[0]' is a step that does nothing. Write a step with one of the keys "
        + "'type', 'clear', 'submit', 'tap', 'toggle', 'step', 'select', 'slide', 'scroll', 'push', "
        + "'pop', 'present', 'dismiss', 'advance', 'environment', 'parameters', 'action', "
        + "'service'."
    ),
    ErrorCase(
      "steps: [{ tap: 'a' }, { type: 'K' }]",
      "2:23",
      "The key 'into' of 'steps[1]' is missing. Add it."
    ),
    ErrorCase(
      "steps: [{ tap: 'a', into: 'b' }]",
      "2:21",
      "The key 'into' of 'steps[0]' is not known. Known: 'expect', 'tap', 'times'."
    ),
    ErrorCase(
      "steps: [{ tap: 'a', times: 0 }]",
      "2:28",
      "The value '0' of 'steps[0].times' is not allowed. Write a whole number from 1 to 100000."
    ),
    ErrorCase(
      "steps: [{ tap: 'a', times: 1.5 }]",
      "2:28",
      "The value of 'steps[0].times' is the number '1.5'. Write a whole number from 1 to 100000."
    ),
    ErrorCase(
      "steps: [{ step: 'a', by: 0 }]",
      "2:26",
      "The value '0' of 'steps[0].by' is not allowed. Write a number of presses other than 0."
    ),
    ErrorCase(
      "steps: [{ tap: '' }]",
      "2:16",
      "The value '' of 'steps[0].tap' is not allowed. Write at least one character."
    ),
    ErrorCase("steps: {}", "2:8", "The value of 'steps' is an object. Write a list, '[ … ]'."),
    ErrorCase(
      "steps: ['tap']",
      "2:9",
      "The value of 'steps[0]' is the text 'tap'. Write an object, '{ … }'."
    ),
  ]

  static let values = [
    ErrorCase(
      "steps: [], variants: []",
      "2:22",
      "The value '[]' of 'variants' is not allowed. Write at least one variant, or leave the key "
        + "out for all."
    ),
    ErrorCase(
      "steps: [], variants: ['n', 'n']",
      "2:28",
      "The value 'n' of 'variants[1]' is not allowed. Write each variant once."
    ),
    ErrorCase(
      "steps: [], variants: [true]",
      "2:23",
      "The value of 'variants[0]' is 'true'. Write a text in quotes."
    ),
    ErrorCase(
      "steps: [], parameters: { lines: null }",
      "2:33",
      "The value of 'parameters.lines' is 'null'. Write a number, a text, 'true' or 'false'."
    ),
    ErrorCase(
      "steps: [], budget: { n: { V: -1 } }",
      "2:30",
      "The value '-1' of 'budget.n.V' is not allowed. Write a whole number of at least 0."
    ),
    ErrorCase(
      "steps: [], budget: { n: { V: { limit: 2, warn: 3 } } }",
      "2:48",
      "The value '3' of 'budget.n.V.warn' is not allowed. Write a whole number from 0 to 2."
    ),
    ErrorCase(
      "steps: [], scale: { parameter: 'p', values: [5], evaluations: {} }",
      "2:45",
      "The value '[5]' of 'scale.values' is not allowed. Write at least two numbers."
    ),
    ErrorCase(
      "steps: [], scale: { parameter: 'p', values: [5, 5], evaluations: {} }",
      "2:49",
      "The value '5' of 'scale.values[1]' is not allowed. Write numbers in rising order."
    ),
    ErrorCase(
      "steps: [], scale: { parameter: 'p', values: [1, 2], evaluations: { V: 'lineal' } }",
      "2:71",
      "The value 'lineal' of 'scale.evaluations.V' is not known. Did you mean 'linear'?"
    ),
    ErrorCase(
      "steps: [],, ",
      "2:11",
      "There is ',' where a key or '}' was expected. Remove or correct it."
    ),
  ]

  static let names = [
    ErrorCase(
      text: "{ scenario: '../a', screen: 'c', steps: [] }",
      "1:13",
      "The scenario's name '../a' is not allowed. Use letters, digits, '-', '_' and single dots, "
        + "such as 'coupon-keystrokes'."
    ),
    ErrorCase(
      text: "{ scenario: 'b', screen: 'c', steps: [] }",
      "1:13",
      "The scenario is named 'b' but its file 'a.json'. Give both one name."
    ),
  ]

  @Test(arguments: keys + steps + values + names)
  func `a wrong scenario is refused with its place`(_ wrong: ErrorCase) throws {
    let error = try #require(throws: ScenarioError.self) {
      try Scenario.read(Array(wrong.text.utf8), fileName: "a")
    }
    #expect(error.location.description == wrong.place)
    #expect(error.message == wrong.message)
  }

  struct WordingCase: DescribedCase {
    var name: String { message }
    let error: ScenarioError
    let message: String
  }

  private static let place = SourceLocation(line: 3, column: 7)

  @Test(arguments: [
    WordingCase(
      error: .unknownScreen("crat", known: ["cart"], at: place),
      message: "There is no screen 'crat'. Did you mean 'cart'?"
    ),
    WordingCase(
      error: .unknownVariant("narow", screen: "cart", known: ["narrow", "wide"], at: place),
      message: "The screen 'cart' has no variant 'narow'. Did you mean 'narrow'?"
    ),
    WordingCase(
      error: .budgetForOtherVariant("wide", replayed: ["narrow"], at: place),
      message: "The budget is for the variant 'wide', which the scenario does not replay. "
        + "Known: 'narrow'."
    ),
    WordingCase(
      error: .expectationOfOtherVariant("wide", replayed: ["narrow"], at: place),
      message: "The step expects something of the variant 'wide', which the scenario does not "
        + "replay. Known: 'narrow'."
    ),
    WordingCase(
      error: .unknownParameter("line", screen: "cart", known: ["lines"], at: place),
      message: "The screen 'cart' has no parameter 'line'. Did you mean 'lines'?"
    ),
    WordingCase(
      error: .parameterType("lines", value: "many", expected: "a whole number", at: place),
      message: "The parameter 'lines' cannot be 'many'. Write a whole number."
    ),
    WordingCase(
      error: .unknownEnvironmentName("colourScheme", known: ["colorScheme", "locale"], at: place),
      message: "A scenario cannot set 'colourScheme' in the environment. Did you mean "
        + "'colorScheme'?"
    ),
    WordingCase(
      error: .unknownEnvironmentValue(
        "blue",
        name: "colorScheme",
        known: ["light", "dark"],
        at: place
      ),
      message: "The environment's 'colorScheme' cannot be 'blue'. Known: 'dark', 'light'."
    ),
    WordingCase(
      error: .unknownView("CartListVew", variant: "wide", known: ["CartListView"], at: place),
      message: "No view 'CartListVew' occurs in the variant 'wide'. Did you mean 'CartListView'?"
    ),
  ])
  func `what only the screens can tell is worded like the rest`(_ wording: WordingCase) {
    #expect(wording.error.message == wording.message)
    #expect(wording.error.location == Self.place)
  }
}
