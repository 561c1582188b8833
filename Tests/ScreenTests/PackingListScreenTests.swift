internal import RenderSim
internal import Testing

/// What swiping, deleting, moving and undoing evaluate in a list.
@MainActor
struct PackingListScreenTests {
  @Test func `packing by a swipe evaluates the list, the row and the sum`() throws {
    let host = RenderHost { PackingListScreen(list: PackingList()) }
    #expect(
      host.log.counts == [
        "PackingListScreen": 1, "ItemList": 1, "Row": 4, "Summary": 1, "UndoButton": 1,
      ]
    )
    host.log.clear()
    try host.swipeRow("Charger")
    #expect(host.log.counts.isEmpty)
    try host.tap("Pack")
    #expect(host.log.counts == ["ItemList": 1, "Row": 1, "Summary": 1])
    #expect(host.texts.contains("1 of 4 packed"))
    // What is packed stays where it is.
    #expect(throws: ReplayError.self) { try host.moveRow("Charger", to: 0) }
  }

  @Test func `deleting and undoing evaluate the row that comes back`() throws {
    let host = RenderHost { PackingListScreen(list: PackingList()) }
    #expect(throws: ReplayError.self) { try host.tap("Undo") }
    host.log.clear()
    try host.deleteRow("Socks")
    #expect(host.log.counts == ["ItemList": 1, "Summary": 1, "UndoButton": 1])
    #expect(host.texts.contains("0 of 3 packed"))
    host.log.clear()
    try host.tap("Undo")
    #expect(host.log.counts == ["ItemList": 1, "Row": 1, "Summary": 1, "UndoButton": 1])
  }

  @Test func `moving keeps every row as it is`() throws {
    let list = PackingList()
    let host = RenderHost { PackingListScreen(list: list) }
    host.log.clear()
    try host.moveRow("Book", to: 0)
    #expect(host.log.counts == ["ItemList": 1, "Summary": 1])
    #expect(list.items.map(\.name) == ["Book", "Passport", "Charger", "Socks"])
  }
}
