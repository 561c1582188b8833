internal import RenderSim
internal import Testing

/// What a running stopwatch evaluates, in virtual time.
@MainActor
struct StopwatchScreenTests {
  /// Lets a number of tenths of a second go by, up to the middle between two ticks.
  private func run(_ host: RenderHost, tenths: Int) {
    host.advance(by: .milliseconds(100 * tenths))
  }

  private func mount() -> RenderHost {
    let host = RenderHost { StopwatchScreen() }
    host.advance(by: .milliseconds(50))
    return host
  }

  @Test func `each tick evaluates the face alone`() throws {
    let host = mount()
    #expect(
      host.log.counts == [
        "StopwatchScreen": 1, "StopwatchClock": 1, "StopwatchDate": 1, "StopwatchFace": 1,
        "StopwatchControls": 1, "StopwatchLaps": 1,
      ]
    )
    host.log.clear()
    run(host, tenths: 5)
    #expect(host.log.counts.isEmpty)
    try host.tap("Start")
    #expect(host.log.counts == ["StopwatchControls": 1])
    host.log.clear()
    run(host, tenths: 12)
    // While the watch runs, the controls do not ask for the time.
    #expect(host.log.counts == ["StopwatchFace": 12])
    #expect(host.texts.contains("00:01.2"))
    host.log.clear()
    try host.tap("Stop")
    run(host, tenths: 5)
    #expect(host.log.counts == ["StopwatchControls": 1])
    host.log.clear()
    try host.tap("Reset")
    // Now they do: there is nothing left to reset. The laps are written, equal as they are.
    #expect(host.log.counts == ["StopwatchControls": 1, "StopwatchFace": 1])
    #expect(throws: ReplayError.controlDisabled(step: "tap Reset", control: "Reset")) {
      try host.tap("Reset")
    }
  }

  @Test func `a lap evaluates the laps whose rank it changes`() throws {
    let host = mount()
    try host.tap("Start")
    run(host, tenths: 10)
    host.log.clear()
    try host.tap("Lap")
    #expect(
      host.log.counts == ["StopwatchLaps": 1, "StopwatchLapRow": 1, "StopwatchCurrentLap": 1]
    )
    host.log.clear()
    run(host, tenths: 20)
    #expect(host.log.counts == ["StopwatchFace": 20, "StopwatchCurrentLap": 20])
    host.log.clear()
    try host.tap("Lap")
    // The first lap is the fastest from now on, the second the slowest.
    #expect(
      host.log.counts == ["StopwatchLaps": 1, "StopwatchLapRow": 2, "StopwatchCurrentLap": 1]
    )
    run(host, tenths: 15)
    host.log.clear()
    try host.tap("Lap")
    // Between both; they keep their ranks.
    #expect(
      host.log.counts == ["StopwatchLaps": 1, "StopwatchLapRow": 1, "StopwatchCurrentLap": 1]
    )
    #expect(host.texts.contains("00:01.5"))
    try host.tap("Stop")
    host.log.clear()
    try host.tap("Reset")
    // The current lap leaves with the laps it had read.
    #expect(
      host.log.counts == [
        "StopwatchLaps": 1, "StopwatchCurrentLap": 1, "StopwatchFace": 1, "StopwatchControls": 1,
      ]
    )
  }

  @Test func `the time of day moves on each minute`() {
    let host = mount()
    host.log.clear()
    host.advance(by: .seconds(60))
    #expect(host.log.counts == ["StopwatchDate": 1])
  }
}
