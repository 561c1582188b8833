internal import RenderSim
internal import Storefront
internal import Testing

@MainActor
struct SharedCartTests {
  /// Adds a piece of one item on its page, and goes back.
  private static let steps: [ReplayStep] = [
    .push("item-2"), .step("quantity", by: 1), .type("x", into: "note"), .pop,
  ]

  @Test func `an item that is edited evaluates its row, its page and the total`() throws {
    let shown = ReplayExpectation(shows: ["2 × Product 2", "x", "101 pieces"])
    let record = try Storefront.replay("shared-cart", "observable", Self.steps + [.expect(shown)])
    #expect(
      record.events.map(\.evaluationCounts) == [
        ["CartItemEditor": 1],
        ["CartItemEditor": 1, "CartItemRow": 1, "CartTotal": 1],
        ["CartItemEditor": 1, "CartItemRow": 1],
        [:],
      ]
    )
    let rows = record.events.flatMap(\.evaluations).filter { $0.view == "CartItemRow" }
    #expect(Set(rows.map(\.path)).count == 1)
  }

  @Test func `a list of objects in an observable object is stale`() throws {
    let shown = ReplayExpectation(shows: ["1 × Product 2", "100 pieces"], hides: ["x"])
    let steps = Self.steps + [.expect(shown)]
    let record = try Storefront.replay("shared-cart", "observable-object", steps)
    #expect(record.evaluations == ["CartItemEditor": 3])
  }
}
