internal import RenderSim
internal import Storefront
internal import Testing

@MainActor
@Suite(.enabled(if: RenderHost.runsTasksInVirtualTime))
struct ProductDetailTests {
  private static let everything = [
    "ProductDetailScreen": 1, "ProductHeader": 1, "FavouriteButton": 1, "AddToCartButton": 1,
    "FailureMessage": 1,
  ]

  private func evaluationsOfToggling(_ variant: String) throws -> [String: Int] {
    let steps: [ReplayStep] = [.advance(.milliseconds(100)), .tap("favourite")]
    let record = try Storefront.replay("product-detail", variant, steps)
    return try #require(record.events.last).evaluationCounts
  }

  @Test func `a favourite that is toggled evaluates its button`() throws {
    #expect(try evaluationsOfToggling("observable") == ["FavouriteButton": 1])
  }

  @Test func `a favourite that is toggled evaluates everything that observes the store`() throws {
    #expect(try evaluationsOfToggling("observable-object") == Self.everything)
  }

  @Test(arguments: ["observable", "observable-object"])
  func `a favourite that cannot be stored is taken back`(variant: String) throws {
    let failed = ReplayExpectation(shows: ["Remember", "The favourite was not stored."])
    let stored = ReplayExpectation(shows: ["Forget"], hides: ["The favourite was not stored."])
    let record = try Storefront.replay(
      "product-detail",
      variant,
      [
        .advance(.milliseconds(100)), .service("favourites", delay: nil, failures: 1),
        .tap("favourite"), .expect(ReplayExpectation(shows: ["Forget"])),
        .advance(.milliseconds(100)), .expect(failed),
        .tap("Retry"), .advance(.milliseconds(100)), .expect(stored),
      ]
    )
    #expect(record.findings.isEmpty)
  }
}
