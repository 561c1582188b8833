internal import RenderSim
internal import Testing

/// What playing, seeking and changing the volume evaluates.
@MainActor
struct PlayerScreenTests {
  private func mount() -> RenderHost {
    RenderHost {
      PlayerScreen(queue: [
        PlayerTrack(id: 1, title: "Tides", seconds: 90),
        PlayerTrack(id: 2, title: "Dunes", seconds: 60),
      ])
    }
  }

  @Test func `every second evaluates the screen and not the artwork`() throws {
    let host = mount()
    #expect(
      host.log.counts == [
        "PlayerScreen": 1, "PlayerArtwork": 1, "PlayerProgressStyle": 1, "PlayerButton": 2,
        "PlayerVolumeSlider": 1,
      ]
    )
    host.log.clear()
    try host.tap("Play")
    // Another symbol on one button; the other is equal by its own `==`.
    #expect(host.log.counts == ["PlayerScreen": 1, "PlayerButton": 1])
    host.log.clear()
    host.advance(by: .seconds(5))
    // The progress is part of what the style is given.
    #expect(host.log.counts == ["PlayerScreen": 5, "PlayerProgressStyle": 5])
    #expect(host.texts.contains("0:05"))
    try host.tap("Play")
    host.log.clear()
    host.advance(by: .seconds(5))
    #expect(host.log.counts.isEmpty)
  }

  @Test func `seeking to the end goes on with the next track`() throws {
    let host = mount()
    try host.slide("Seek", to: 89)
    try host.tap("Play")
    host.log.clear()
    host.advance(by: .seconds(1))
    // Track and position are written in one event.
    #expect(
      host.log.counts == ["PlayerScreen": 1, "PlayerArtwork": 1, "PlayerProgressStyle": 1]
    )
    #expect(host.texts.contains("Dunes"))
    #expect(host.texts.contains("1:00"))
  }

  @Test func `the volume is an object of its own`() throws {
    let host = mount()
    host.log.clear()
    try host.slide("Volume", to: 0)
    #expect(host.log.counts == ["PlayerVolumeSlider": 1])
    #expect(host.texts.contains("Muted"))
  }
}
