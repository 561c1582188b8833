internal import Foundation
internal import RenderSim
internal import Testing

/// What picking a day, paging and adding an event in a month evaluates.
@MainActor
struct MonthScreenTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func day(_ month: Int, _ day: Int) throws -> Date {
    try #require(calendar.date(from: DateComponents(year: 2025, month: month, day: day)))
  }

  private func mount() throws -> RenderHost {
    let model = MonthModel(
      selection: try Self.day(2, 3),
      events: [try Self.day(2, 14): ["Dinner"]],
      calendar: Self.calendar
    )
    return RenderHost { MonthScreen(model: model) }
  }

  @Test func `another day touches the two cells and the agenda`() throws {
    let host = try mount()
    #expect(
      host.log.counts == [
        "MonthScreen": 1, "MonthHeader": 1, "MonthGrid": 1, "MonthCell": 28, "MonthAgenda": 1,
      ]
    )
    #expect(host.texts.contains("No events"))
    host.log.clear()
    try host.pick(try Self.day(2, 14), in: "Day")
    #expect(
      host.log.counts == [
        "MonthScreen": 1, "MonthHeader": 1, "MonthGrid": 1, "MonthCell": 2, "MonthAgenda": 1,
      ]
    )
    #expect(host.texts.contains("Dinner"))
    host.log.clear()
    try host.tap("day-15")
    #expect(
      host.log.counts == [
        "MonthScreen": 1, "MonthHeader": 1, "MonthGrid": 1, "MonthCell": 2, "MonthAgenda": 1,
      ]
    )
  }

  @Test func `the next month has cells of its own`() throws {
    let host = try mount()
    host.log.clear()
    try host.tap("Next Month")
    // Cells are known by their dates, so those of March are new. No day has events: an equal array.
    #expect(
      host.log.counts == ["MonthScreen": 1, "MonthHeader": 1, "MonthGrid": 1, "MonthCell": 31]
    )
  }
}
