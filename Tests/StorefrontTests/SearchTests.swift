internal import RenderSim
internal import Storefront
internal import Testing

@MainActor
struct SearchTests {
  /// Ten keystrokes with 50 ms after each, then half a second.
  private static let steps =
    "espresso c".flatMap {
      [ReplayStep.type("\($0)", into: "search"), .advance(.milliseconds(50))]
    } + [.advance(.milliseconds(500))]

  private func replay(_ variant: String) throws -> ReplayRecord {
    let screen = try #require(Storefront.screens.first { $0.name == "search" })
    let variant = try #require(screen.variant(named: variant))
    let parameters = ScreenParameters(values: screen.parameters)
    return try ScreenReplay().run(variant, parameters: parameters, steps: Self.steps)
  }

  @Test func `a debounced search shows results once, after the pause and the answer`() throws {
    let results = try replay("debounced").events.map { event in
      event.evaluations.count { $0.view == "SearchResults" }
    }
    #expect(results == Array(repeating: 0, count: 20) + [1])
  }

  @Test func `a search with each keystroke shows each answer that differs`() throws {
    let events = try replay("every-keystroke").events
    let steps = events.filter { $0.evaluations.contains { $0.view == "SearchResults" } }
    // After 'e', 'es' and 'espresso c'; what is typed in between finds the same.
    #expect(steps.map(\.number) == [2, 4, 20])
  }
}
