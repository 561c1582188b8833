internal import Foundation
internal import RenderSim
internal import Storefront
internal import Testing

@MainActor
struct ShopTests {
  private static let scenarios = URL(filePath: #filePath)
    .appending(path: "../../../scenarios").standardizedFileURL

  @Test(arguments: Storefront.screens.map(\.name))
  func `a screen is replayed by a scenario that has a baseline`(name: String) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.scenarios,
      includingPropertiesForKeys: nil
    )
    let scenario = try #require(
      files.filter { $0.pathExtension == "json" }.first {
        try String(contentsOf: $0, encoding: .utf8).contains("screen: \"\(name)\"")
      }
    )
    let baseline = Self.scenarios.appending(path: "baselines/\(scenario.lastPathComponent)")
    #expect(FileManager.default.fileExists(atPath: baseline.path))
  }

  @Test(arguments: [("kept", [1, 1, 1, 0, 0, 0]), ("computed", [1, 1, 1, 1, 1, 1])])
  func `spaces concern a computed greeting only`(name: String, counts: [Int]) throws {
    let screen = try #require(Storefront.screens.first { $0.name == "greeting" })
    let record = try ScreenReplay().run(
      try #require(screen.variant(named: name)),
      parameters: ScreenParameters(values: [:]),
      steps: [.type("Ada   ", into: "name")]
    )
    let evaluations = record.events.map { event in
      event.evaluations.count { $0.view == "GreetingLabel" }
    }
    #expect(evaluations == counts)
  }

  @Test func `an object that nobody injects is named with the view that needs it`() throws {
    let screen = try #require(Storefront.screens.first { $0.name == "missing-environment" })
    let record = try ScreenReplay().run(
      try #require(screen.variant(named: "missing")),
      parameters: ScreenParameters(values: [:]),
      steps: []
    )
    #expect(record.findings.map(\.kind) == [.missingEnvironmentObject])
    #expect(record.findings.map(\.view) == ["RequiredSessionView"])
    #expect(record.findings.allSatisfy { $0.message.contains("'Session'") })
  }
}
