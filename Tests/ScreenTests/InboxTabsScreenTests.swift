internal import RenderSim
internal import Testing

/// What badges and tabs evaluate.
@MainActor
struct InboxTabsScreenTests {
  @Test func `reading a message evaluates the badge, the list and one row`() throws {
    let host = RenderHost { InboxTabsScreen() }
    #expect(host.log.counts == ["InboxTabsScreen": 1, "Inbox": 1, "Row": 3])
    host.log.clear()
    try host.tap("Message 2")
    #expect(host.log.counts == ["InboxTabsScreen": 1, "Inbox": 1, "Row": 1])
    host.log.clear()
    try host.tap("Message 2")
    // Written through the array, so the readers are told although nothing is different.
    #expect(host.log.counts == ["InboxTabsScreen": 1, "Inbox": 1])
  }

  @Test func `accepting a request evaluates its tab and goes back to the first`() throws {
    let host = RenderHost { InboxTabsScreen() }
    host.log.clear()
    try host.tap("Requests")
    // The selection is only passed on.
    #expect(host.log.counts == ["Requests": 1])
    #expect(host.texts.contains("1 pending"))
    host.log.clear()
    try host.tap("Accept")
    #expect(host.log.counts == ["InboxTabsScreen": 1, "Requests": 1])
    #expect(host.texts.contains("Message 1"))
    #expect(!host.texts.contains("0 pending"))
  }

  @Test func `a tab counts its visits and keeps the number`() throws {
    let host = RenderHost { InboxTabsScreen() }
    host.log.clear()
    try host.tap("Profile")
    // Once to appear and once for what appearing wrote.
    #expect(host.log.counts == ["Profile": 2])
    try host.tap("Inbox")
    host.log.clear()
    try host.tap("Profile")
    #expect(host.log.counts == ["Profile": 1])
    #expect(host.texts.contains("Visits: 2"))
  }
}
