internal import RenderSim
internal import Testing

/// What sorting, selecting and inspecting the rows of a table evaluate.
@MainActor
struct FleetScreenTests {
  private func mount() -> RenderHost {
    let fleet = Fleet(servers: [
      FleetServer(id: 1, name: "alpha", region: "EU", load: 0.9),
      FleetServer(id: 2, name: "beta", region: "US", load: 0.2, isOnline: false),
      FleetServer(id: 3, name: "gamma", region: "EU", load: 0.5),
    ])
    return RenderHost { FleetScreen(fleet: fleet) }
  }

  @Test func `a selection evaluates the screen, and opens the inspector`() throws {
    let host = mount()
    #expect(
      host.log.counts == [
        "FleetScreen": 1, "FleetTable": 1, "FleetNameCell": 3, "FleetLoadCell": 3,
      ]
    )
    host.log.clear()
    try host.selectRow("alpha EU 90%")
    // The table hands the selection on without reading it; the inspector opens in the same frame,
    // by a flag that is only passed on.
    #expect(host.log.counts == ["FleetScreen": 1, "FleetInspector": 1])
    #expect(host.texts.contains("Load of alpha"))
    host.log.clear()
    try host.selectRow("beta US 20%")
    #expect(host.log.counts == ["FleetScreen": 1, "FleetInspector": 1])
    #expect(host.texts.contains("2 servers selected"))
  }

  @Test func `sorting moves rows and evaluates no cell`() throws {
    let host = mount()
    host.log.clear()
    try host.tap("Load")
    // The screen for the order, the table for the servers that `onChange` sorts by it.
    #expect(host.log.counts == ["FleetScreen": 1, "FleetTable": 1])
    #expect(
      host.texts.filter { ["alpha", "beta", "gamma"].contains($0) } == ["beta", "gamma", "alpha"]
    )
  }

  @Test func `a restart evaluates the cells whose values change`() throws {
    let host = mount()
    try host.selectRow("beta US 20%")
    host.log.clear()
    try host.tap("Restart")
    #expect(
      host.log.counts == [
        "FleetTable": 1, "FleetNameCell": 1, "FleetLoadCell": 1, "FleetInspector": 1,
      ]
    )
    #expect(host.texts.contains("Online"))
    host.log.clear()
    try host.doubleClickRow("alpha EU 90%")
    #expect(host.log.counts == ["FleetTable": 1, "FleetLoadCell": 1, "FleetInspector": 1])
    host.log.clear()
    try host.toggle("Inspector")
    #expect(host.log.counts.isEmpty)
    #expect(host.presentationCount == 0)
  }

  @Test func `removing from the menu leaves the selection behind`() throws {
    let host = mount()
    try host.selectRow("gamma EU 50%")
    try host.openMenu(of: "gamma EU 50%")
    host.log.clear()
    try host.tap("Remove")
    #expect(host.log.counts == ["FleetTable": 1, "FleetInspector": 1])
    #expect(host.texts.contains("1 server selected"))
  }
}
