internal import RenderSim
internal import Testing

/// What new measurements, other units and another size of the screen evaluate.
@MainActor
struct WeatherScreenTests {
  private func mount() -> (host: RenderHost, station: WeatherStation) {
    let station = WeatherStation(
      city: "Porto",
      tiles: [
        WeatherTile(id: "temperature", value: 20, unit: "°"),
        WeatherTile(id: "wind", value: 12, unit: "km/h"),
        WeatherTile(id: "humidity", value: 60, unit: "%"),
      ]
    )
    return (RenderHost { WeatherScreen(station: station) }, station)
  }

  @Test func `a measurement touches its tile, through the reader's content`() {
    let (host, station) = mount()
    // The width of the tiles is stored and read by no body.
    #expect(
      host.log.counts == ["WeatherScreen": 1, "WeatherHeader": 1, "WeatherTileView": 3]
    )
    host.log.clear()
    host.perform { station.report(25, for: "wind") }
    // The tiles are read in the closure of the reader, a place of its own.
    #expect(host.log.counts == ["WeatherTileView": 1])
    #expect(host.texts.contains("25 km/h"))
  }

  @Test func `another unit is a field of all tiles`() throws {
    let (host, _) = mount()
    host.log.clear()
    try host.toggle("Fahrenheit")
    #expect(host.log.counts == ["WeatherHeader": 1, "WeatherTileView": 3])
    #expect(host.texts.contains("68 °F"))
  }

  @Test func `only a size on the other side of the limit reaches the header`() {
    let (host, _) = mount()
    host.resize(width: 400, height: 800)
    host.log.clear()
    host.resize(width: 450, height: 800)
    #expect(host.log.counts.isEmpty)
    host.resize(width: 800, height: 400)
    #expect(host.log.counts == ["WeatherHeader": 1])
    #expect(host.texts.contains("Wide"))
  }
}
