internal import RenderSim
internal import Testing

/// What logging a habit in a grid with a style of its own evaluates.
@MainActor
struct HabitScreenTests {
  private func mount() -> RenderHost {
    let tracker = HabitTracker(habits: [
      Habit(id: 1, name: "Read", symbol: "book", goal: 2),
      Habit(id: 2, name: "Run", symbol: "figure.run", goal: 1),
      Habit(id: 3, name: "Water", symbol: "drop", goal: 8),
    ])
    return RenderHost { HabitScreen(tracker: tracker) }
  }

  @Test func `one more time touches one cell until the habit is complete`() throws {
    let host = mount()
    #expect(
      host.log.counts == [
        "HabitScreen": 1, "HabitHeader": 1, "HabitCell": 3, "HabitRing": 3, "HabitTileStyle": 3,
      ]
    )
    host.log.clear()
    try host.tap("Read")
    // The array is one property: the screen and the header read it. The style's value is equal.
    #expect(
      host.log.counts == ["HabitScreen": 1, "HabitHeader": 1, "HabitCell": 1, "HabitRing": 1]
    )
    host.log.clear()
    try host.tap("Read")
    // Now the tile is complete, which is a field of the style.
    #expect(
      host.log.counts == [
        "HabitScreen": 1, "HabitHeader": 1, "HabitCell": 1, "HabitRing": 1, "HabitTileStyle": 1,
      ]
    )
    #expect(host.texts.contains("1 of 3 done"))
  }

  @Test func `hiding the completed evaluates no cell`() throws {
    let host = mount()
    try host.tap("Run")
    host.log.clear()
    try host.toggle("Hide completed")
    #expect(host.log.counts == ["HabitScreen": 1, "HabitHeader": 1])
    #expect(!host.texts.contains("Run"))
  }

  @Test func `the accent reaches the rings only`() {
    let host = mount()
    host.log.clear()
    host.setEnvironment(\.habitAccent, .blue)
    #expect(host.log.counts == ["HabitRing": 3])
  }
}
