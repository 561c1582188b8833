internal import Observation
internal import RenderSim
internal import Storefront
internal import Testing

/// What is alive after a screen was left.
@MainActor
@Suite(.enabled(if: RenderHost.runsTasksInVirtualTime))
struct LifetimeTests {
  struct Visit: CustomTestStringConvertible, Sendable {
    let screen: String
    let variant: String
    let steps: [ReplayStep]

    var testDescription: String { "\(screen), \(variant)" }
  }

  /// What is done in each variant of a screen that edits something or leads to other pages.
  nonisolated private static let steps: [(screen: String, variants: [String], [ReplayStep])] = [
    (
      "draft-sheet", ["draft", "direct"],
      [.present("Edit"), .type("!", into: "note"), .tap("Done"), .present("Edit")]
    ),
    (
      "shared-cart", ["observable", "observable-object"],
      [.push("item-1"), .step("quantity", by: 1), .pop, .push("item-2")]
    ),
    (
      "pages", ["wired", "linked"],
      [.push("order-1"), .tap("Ship"), .tap("Done"), .push("order-2"), .pop, .push("order-3")]
    ),
    (
      "profile", ["keyed", "kept", "loaded-by-task"],
      [.parameters(["user": "B"]), .advance(.milliseconds(100))]
    ),
    ("product-detail", ["observable", "observable-object"], [.tap("favourite")]),
    (
      "loader",
      ["products", "posts", "products-observable-object", "posts-observable-object"],
      [.tap("Reload")]
    ),
  ]

  nonisolated static let visits = steps.flatMap { screen, variants, steps in
    variants.map { Visit(screen: screen, variant: $0, steps: steps) }
  }

  @Test(arguments: visits)
  func `nothing is alive after the screen was left`(visit: Visit) throws {
    // Left with a page, a sheet or a request open.
    let record = try Storefront.replay(visit.screen, visit.variant, visit.steps)
    #expect(record.liveObjects.isEmpty)
    #expect(record.findings.isEmpty)
  }

  // MARK: A planted cycle

  /// Hears when a page is done, and keeps the page until then.
  @MainActor
  @Observable
  final class ListViewModel {
    var openPage: PageViewModel?

    func open(strongly: Bool) {
      let page = PageViewModel()
      if strongly { page.keptDelegate = self } else { page.delegate = self }
      openPage = page
    }
  }

  @MainActor
  final class PageViewModel {
    weak var delegate: ListViewModel?
    var keptDelegate: ListViewModel?
  }

  struct ListScreen: View {
    @Bindable var viewModel: ListViewModel
    let holdsStrongly: Bool

    var body: some View {
      Text(viewModel.openPage == nil ? "Closed" : "Open")
      Button("Open") { viewModel.open(strongly: holdsStrongly) }
      Button("Close") { viewModel.openPage = nil }
    }
  }

  private func liveObjects(
    holdingStrongly holdsStrongly: Bool,
    _ steps: [ReplayStep]
  ) throws -> [String: Int] {
    let variant = ScreenVariant("only") { _ in
      ScreenContent(ListScreen(viewModel: ListViewModel(), holdsStrongly: holdsStrongly))
    }
    let parameters = ScreenParameters(values: [:])
    return try ScreenReplay().run(variant, parameters: parameters, steps: steps).liveObjects
  }

  @Test func `a delegate that is held strongly keeps both view models, which are named`() throws {
    #expect(
      try liveObjects(holdingStrongly: true, [.tap("Open")])
        == ["ListViewModel": 1, "PageViewModel": 1]
    )
  }

  @Test func `a delegate that is held weakly keeps nothing`() throws {
    #expect(try liveObjects(holdingStrongly: false, [.tap("Open")]).isEmpty)
  }

  @Test func `a cycle that was ended before the screen was left keeps nothing`() throws {
    #expect(try liveObjects(holdingStrongly: true, [.tap("Open"), .tap("Close")]).isEmpty)
  }
}
