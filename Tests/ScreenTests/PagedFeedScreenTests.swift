internal import Foundation
internal import RenderSim
internal import Testing

/// What loading page by page, failing and trying again evaluate.
@MainActor
struct PagedFeedScreenTests {
  private func mount(_ pages: Answers<ArticlePage>) -> RenderHost {
    RenderHost { PagedFeedScreen(client: ArticleClient { _ in try await pages.next() }) }
  }

  @Test func `each page makes its own rows`() async throws {
    let pages = Answers<ArticlePage>()
    let host = mount(pages)
    #expect(await host.settle { pages.isAwaited })
    // The footer once before the task and once for the loading that it began.
    #expect(host.log.counts == ["PagedFeedScreen": 1, "Articles": 1, "Footer": 2])
    #expect(host.texts == ["Loading…"])
    host.log.clear()
    pages.give(.success(ArticlePage(titles: ["A", "B", "C"], next: 1)))
    #expect(await host.settle { host.texts.contains("Load More") })
    #expect(host.log.counts == ["PagedFeedScreen": 1, "Articles": 1, "Row": 3, "Footer": 1])
    host.log.clear()
    try host.tap("Load More")
    #expect(await host.settle { pages.isAwaited })
    #expect(host.log.counts == ["Footer": 1])
    host.log.clear()
    pages.give(.success(ArticlePage(titles: ["D"], next: nil)))
    #expect(await host.settle { host.texts.contains("That is all") })
    #expect(host.log.counts == ["PagedFeedScreen": 1, "Articles": 1, "Row": 1, "Footer": 1])
    #expect(host.texts == ["A", "B", "C", "D", "That is all"])
  }

  @Test func `a failure touches the footer and can be tried again`() async throws {
    let pages = Answers<ArticlePage>()
    let host = mount(pages)
    #expect(await host.settle { pages.isAwaited })
    host.log.clear()
    pages.give(.failure(LoginFailure(errorDescription: "No connection")))
    #expect(await host.settle { host.texts.contains("Try Again") })
    #expect(host.log.counts == ["Footer": 1])
    #expect(host.texts == ["No connection", "Try Again"])
    host.log.clear()
    try host.tap("Try Again")
    #expect(await host.settle { pages.isAwaited })
    #expect(host.log.counts == ["Footer": 1])
    pages.give(.failure(CancellationError()))
    #expect(await host.settle { host.texts == ["Load More"] })
    #expect(host.log.counts == ["Footer": 2])
  }
}
