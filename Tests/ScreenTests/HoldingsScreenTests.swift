internal import RenderSim
internal import Testing

/// What sorting, selecting and removing in a table of holdings evaluates.
@MainActor
struct HoldingsScreenTests {
  @Test func `selecting and sorting leave the cells alone`() throws {
    let host = RenderHost { HoldingsScreen(holdings: Holding.samples) }
    #expect(
      host.log.counts == [
        "HoldingsScreen": 1, "HoldingsTable": 1, "HoldingsSummaryBar": 1, "HoldingChangeLabel": 3,
      ]
    )
    host.log.clear()
    try host.selectRow("NOVA 12 3 %")
    // The screen's toolbar, the table's binding and the bar read the selection.
    #expect(
      host.log.counts == ["HoldingsScreen": 1, "HoldingsTable": 1, "HoldingsSummaryBar": 1]
    )
    #expect(host.texts.contains("1 selected"))
    #expect(host.texts.contains("Worth 480"))
    host.log.clear()
    try host.tap("Change")
    #expect(host.log.counts == ["HoldingsTable": 1])
    let changes = host.texts.filter { $0.hasSuffix("%") }
    #expect(changes == ["-1 %", "3 %", "10 %"])
  }

  @Test func `removing the selected rows evaluates their readers once`() throws {
    let host = RenderHost { HoldingsScreen(holdings: Holding.samples) }
    #expect(throws: ReplayError.controlDisabled(step: "tap Remove", control: "Remove")) {
      try host.tap("Remove")
    }
    try host.selectRow("KITE 50 10 %")
    host.log.clear()
    try host.tap("Remove")
    // Two writes in one event; rows that stay are compared and equal.
    #expect(
      host.log.counts == ["HoldingsScreen": 1, "HoldingsTable": 1, "HoldingsSummaryBar": 1]
    )
    #expect(!host.texts.contains("KITE"))
    #expect(host.texts.contains("0 selected"))
  }
}
