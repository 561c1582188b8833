import BudgetKit
import Foundation
import Testing

struct FormatPageTests {
  /// A page of the documentation, with its example.
  private struct Page {
    let text: String
    let example: String

    init(_ name: String, _ language: String) throws {
      let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
      let file = root.appending(path: "Documentation/Formats/\(name).md")
      text = try String(contentsOf: file, encoding: .utf8)
      let parts = text.split(separator: "```\(language)\n", maxSplits: 1)
      let rest = try #require(parts.count == 2 ? parts[1] : nil)
      example = String(try #require(rest.split(separator: "```", maxSplits: 1).first))
    }

    /// The keys of the example that the page does not explain.
    func unexplainedKeys(besides names: Set<String>) throws -> [String] {
      let explanation = text.replacing(example, with: "")
      let keys = keys(of: try JSON5Reader.read(Array(example.utf8)))
      return keys.subtracting(names).filter { !explanation.contains("`\($0)`") }.sorted()
    }

    private func keys(of node: JSONNode) -> Set<String> {
      switch node.value {
      case .object(let members):
        members.reduce(into: []) { $0.formUnion(keys(of: $1.node).union([$1.key])) }
      case .array(let nodes): nodes.reduce(into: []) { $0.formUnion(keys(of: $1)) }
      default: []
      }
    }
  }

  private static let chosenNames: Set<String> = [
    "narrow", "lines", "CartListView", "CartLineRow", "CartScreen", "CouponField",
    "CouponStore", "CartStore", "CartStore.couponCode", "coupons", "validation",
    "CartStore.couponCode -> CartListView", "CartStore.couponCode -> CouponField",
  ]

  @Test
  func `the example of a scenario is one, and its keys are explained`() throws {
    let page = try Page("Scenario", "json5")
    let scenario = try Scenario.read(Array(page.example.utf8), fileName: "coupon-keystrokes")
    #expect(scenario.steps.count == 6)
    #expect(
      try page.unexplainedKeys(besides: Self.chosenNames) == ["events", "mounted"]
    )
    #expect(page.text.contains("`atLeast.events`") && page.text.contains("`atLeast.mounted`"))
  }

  @Test
  func `the example of a baseline is written exactly so, and its keys are explained`() throws {
    let page = try Page("Baseline", "json")
    let baseline = try Baseline.read(Array(page.example.utf8), scenario: "coupon-keystrokes")
    #expect(baseline.text == page.example)
    #expect(try page.unexplainedKeys(besides: Self.chosenNames).isEmpty)
  }

  @Test
  func `the example of a recording is written exactly so, and its keys are explained`() throws {
    let page = try Page("Recording", "json")
    var recording = Recording.cart(redundant: ["CouponField": 1], replayTimes: [101, 99])
    recording.steps[1].work = WorkTotals([.requests: ["coupons": 1]])
    recording.work = WorkTotals([
      .modelInitialisations: ["CouponStore": 1],
      .liveObjects: ["CouponStore": 1],
      .tasks: ["started": 2, "cancelled": 1],
      .requests: ["coupons": 1],
      .networkWait: ["coupons": 120],
      .intervals: ["validation": 1],
      .intervalTime: ["validation": 120],
    ])
    let file = RecordingFile(
      environment: RecordingEnvironment(
        swift: "6.3.1",
        platform: "linux-x86_64",
        configuration: .release,
        cpu: "unknown",
        cores: 2
      ),
      recordings: [recording]
    )
    #expect(file.text == page.example)
    #expect(try page.unexplainedKeys(besides: Self.chosenNames).isEmpty)
  }

  @Test(arguments: ["coupon-keystrokes", "quantity-change"])
  func `the shipped scenarios can be read and are listed`(_ name: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let data = try Data(contentsOf: root.appending(path: "scenarios/\(name).json"))
    #expect(throws: Never.self) { try Scenario.read(Array(data), fileName: name) }
    let list = try String(contentsOf: root.appending(path: "scenarios/README.md"), encoding: .utf8)
    #expect(list.contains("`\(name)`"))
  }
}
