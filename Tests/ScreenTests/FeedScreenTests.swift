internal import RenderSim
internal import Testing

/// What paging through photos and their context menus evaluate.
@MainActor
struct FeedScreenTests {
  @Test func `another page makes its cards only`() throws {
    let host = RenderHost { FeedScreen(pageSize: 3, limit: 5) }
    // The first page is loaded when the screen has appeared, so it is evaluated a second time.
    #expect(
      host.log.counts == [
        "FeedScreen": 2, "FeedHeader": 2, "FeedCard": 3, "FeedImage": 3, "FeedCardChrome": 3,
      ]
    )
    host.log.clear()
    try host.tap("Load More")
    #expect(
      host.log.counts == [
        "FeedScreen": 1, "FeedHeader": 1, "FeedCard": 2, "FeedImage": 2, "FeedCardChrome": 2,
      ]
    )
    #expect(throws: ReplayError.self) { try host.tap("Load More") }
  }

  @Test func `a favorite touches its card and not its image`() throws {
    let host = RenderHost { FeedScreen(pageSize: 3, limit: 9) }
    host.log.clear()
    try host.openMenu(of: "photo-1")
    // The preview of the menu is an image of its own.
    #expect(host.log.counts == ["FeedImage": 1])
    host.log.clear()
    try host.tap("Add to Favorites")
    // The chrome's field changed with its card.
    #expect(host.log.counts == ["FeedScreen": 1, "FeedCard": 1, "FeedCardChrome": 1])
    host.log.clear()
    try host.openMenu(of: "photo-1")
    #expect(host.texts.contains("Remove from Favorites"))
    try host.tap("Share")
    #expect(host.texts.contains("Share Photo 1"))
  }

  @Test func `hiding an author from a nested menu evaluates no card`() throws {
    let host = RenderHost { FeedScreen(pageSize: 6, limit: 9) }
    try host.openMenu(of: "photo-2")
    try host.tap("More")
    host.log.clear()
    try host.tap("Hide Author 2")
    #expect(host.log.counts == ["FeedScreen": 1, "FeedHeader": 1])
    #expect(!host.texts.contains("Photo 5"))
  }
}
