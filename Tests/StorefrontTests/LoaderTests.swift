internal import RenderSim
internal import Storefront
internal import Testing

@MainActor
@Suite(.enabled(if: RenderHost.runsTasksInVirtualTime))
struct LoaderTests {
  struct ContentCase: CustomTestStringConvertible, Sendable {
    let variant: String
    let service: String
    let text: String
    /// How often the button that only holds the loader is evaluated.
    let buttonCount: Int

    var testDescription: String { variant }
  }

  nonisolated static let contents = [
    ContentCase(
      variant: "products",
      service: "products",
      text: "Espresso Cup 1",
      buttonCount: 0
    ),
    ContentCase(variant: "posts", service: "posts", text: "Post 1", buttonCount: 0),
    ContentCase(
      variant: "products-observable-object",
      service: "products",
      text: "Espresso Cup 1",
      buttonCount: 5
    ),
    ContentCase(
      variant: "posts-observable-object",
      service: "posts",
      text: "Post 1",
      buttonCount: 5
    ),
  ]

  @Test(arguments: contents)
  func `one loader says what cannot be reached and tries again`(_ content: ContentCase) throws {
    let message = "The \(content.service) cannot be reached."
    let record = try Storefront.replay(
      "loader",
      content.variant,
      [
        .advance(.milliseconds(200)), .expect(ReplayExpectation(shows: [content.text])),
        .service(content.service, delay: nil, failures: 1), .tap("Reload"),
        .advance(.milliseconds(200)),
        .expect(ReplayExpectation(shows: [message], hides: [content.text])),
        .tap("Retry"), .advance(.milliseconds(200)),
        .expect(ReplayExpectation(shows: [content.text], hides: [message])),
      ]
    )
    #expect(record.evaluations["LoadingView"] == 5)
    #expect(record.evaluations["ReloadButton", default: 0] == content.buttonCount)
  }
}
