import BudgetCommand
import BudgetKit
import RenderSim
import Testing

@MainActor
struct RunCommandTests {
  @Test
  func `counts are shown in a table and compared with nothing`() throws {
    let shop = try TestShop()
    #expect(shop.run("run", "coupon") == .success)
    #expect(
      shop.output == """
        coupon
          lines 2, mode full, rate 1.5, 2 events
          variant  view          mount  evaluations  redundant
          narrow   CartLineRow       2            0          0
                   CartListView      1            0          0
                   CouponField       1            2          0

        """
    )
    #expect(try shop.names(in: "scenarios/baselines").isEmpty)
  }

  @Test
  func `JSON is the same in both configurations but for the name of the configuration`() throws {
    let shop = try TestShop()
    #expect(shop.run("run", "--format=json") == .success)
    let debug = shop.output
    #expect(shop.run("run", "--format=json") == .success)
    #expect(shop.output == debug)
    shop.environment.configuration = .release
    shop.run("run", "--format=json")
    #expect(
      shop.output
        == debug.replacing("\"configuration\": \"debug\"", with: "\"configuration\": \"release\"")
    )
  }

  @Test
  func `causes and redundant evaluations are counted`() throws {
    let shop = try TestShop()
    shop.scripts["narrow"] = { _ in
      var record = TestShop.record(["CouponField"])
      record.events[0].evaluations[0].isRedundant = true
      record.events[0].evaluations[0].causes.append(.valueChanged(fields: ["line"]))
      return .success(record)
    }
    shop.run("run", "--format", "json")
    let facts = [
      "\"CartStore.couponCode -> CouponField\": 2", "\"value (line) -> CouponField\": 1",
      "\"redundant\": {\n        \"CouponField\": 1\n      }",
      "\"floor\": {\n        \"CouponField\": 1\n      }",
    ]
    for fact in facts { #expect(shop.output.contains(fact)) }
  }

  @Test
  func `a Debug build asked for times refuses by name`() throws {
    let shop = try TestShop()
    #expect(shop.run("run", "--times", "5") == .invalidInput)
    #expect(
      shop.errors == "error: The option '--times' is not for a Debug build, whose times mean "
        + "nothing. Use a Release build: swift run -c release perfbudget run --times N\n"
    )
    #expect(shop.requests.isEmpty && shop.output.isEmpty)
  }

  @Test
  func `a Release build times replays with recording off and after a warm-up`() throws {
    let shop = try TestShop()
    shop.environment.configuration = .release
    #expect(shop.run("run", "--times", "5", "--format", "json") == .success)
    #expect(
      shop.requests.map(\.recordsEvaluations) == [true, true] + Array(repeating: false, count: 8)
    )
    let times = try #require(shop.output.firstMatch(of: #/"replay": \[(.*)\]/#))
    #expect(times.1.split(separator: ", ").compactMap { Int($0) }.count == 5)
  }

  @Test
  func `a result can go to a file, and nothing is printed then`() throws {
    let shop = try TestShop()
    #expect(shop.run("run", "--output", "result.txt") == .success)
    #expect(shop.output.isEmpty)
    #expect(try shop.read("result.txt").hasPrefix("coupon\n"))
    #expect(shop.run("run", "--output", "missing/result.txt") == .invalidInput)
    #expect(
      shop.errors == "error: The file 'missing/result.txt' cannot be written. Check that its "
        + "folder exists and may be written.\n"
    )
  }

  @Test
  func `progress is told on a terminal only, and removed in the end`() throws {
    let shop = try TestShop()
    shop.run("run")
    #expect(shop.errors.isEmpty)
    shop.terminals = [.errors]
    shop.run("run")
    #expect(shop.errors == "\r\u{1B}[KReplaying coupon, narrow (1 of 1)\r\u{1B}[K")
  }

  struct ColourCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let variables: [String: String]
    let isTerminal: Bool
    let arguments: [String]
    let isColoured: Bool
  }

  @Test(arguments: [
    ColourCase(
      testDescription: "pipe",
      variables: [:],
      isTerminal: false,
      arguments: [],
      isColoured: false
    ),
    ColourCase(
      testDescription: "terminal",
      variables: [:],
      isTerminal: true,
      arguments: [],
      isColoured: true
    ),
    ColourCase(
      testDescription: "NO_COLOR",
      variables: ["NO_COLOR": "1"],
      isTerminal: true,
      arguments: [],
      isColoured: false
    ),
    ColourCase(
      testDescription: "empty NO_COLOR",
      variables: ["NO_COLOR": ""],
      isTerminal: true,
      arguments: [],
      isColoured: true
    ),
    ColourCase(
      testDescription: "dumb terminal",
      variables: ["TERM": "dumb"],
      isTerminal: true,
      arguments: [],
      isColoured: false
    ),
    ColourCase(
      testDescription: "always",
      variables: ["NO_COLOR": "1"],
      isTerminal: false,
      arguments: ["--color=always"],
      isColoured: true
    ),
    ColourCase(
      testDescription: "never",
      variables: [:],
      isTerminal: true,
      arguments: ["--color=never"],
      isColoured: false
    ),
  ])
  func `text is coloured for people who can see it`(_ colour: ColourCase) throws {
    let shop = try TestShop()
    shop.variables = colour.variables
    shop.terminals = colour.isTerminal ? [.output] : []
    shop.run(arguments: ["run"] + colour.arguments)
    #expect(shop.output.contains("\u{1B}[1mcoupon\u{1B}[0m") == colour.isColoured)
  }
}
