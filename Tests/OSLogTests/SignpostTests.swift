internal import Foundation
internal import OSLog
internal import Simulation
internal import Testing

@MainActor
struct SignpostTests {
  private let time = SimulatedTime(clock: VirtualClock(), startDate: Date())

  private func wait(milliseconds: Int) {
    _ = time.clock.moveToNextDeadline(until: time.clock.now + .milliseconds(milliseconds))
  }

  @Test
  func `an interval is noted in virtual and in real time`() throws {
    let signposter = OSSignposter(subsystem: "shop", category: "cart")
    time.perform {
      wait(milliseconds: 100)
      let state = signposter.beginInterval("reload", "account \("A")")
      wait(milliseconds: 250)
      signposter.endInterval("reload", state)
      signposter.endInterval("reload", state)
    }
    let interval = try #require(time.intervals.intervals.first)
    #expect(time.intervals.intervals.count == 1)
    #expect(interval.key.name == "reload")
    #expect(interval.key.subsystem == "shop")
    #expect(interval.key.category == "cart")
    #expect(interval.message == "account A")
    #expect(interval.start.virtual == .milliseconds(100))
    #expect(interval.virtualDuration == .milliseconds(250))
    #expect(try #require(interval.realDuration) >= .zero)
  }

  @Test
  func `intervals of one name are told apart by their identity`() {
    let signposter = OSSignposter()
    time.perform {
      let first = signposter.beginInterval("load", id: signposter.makeSignpostID())
      let second = signposter.beginInterval("load", id: signposter.makeSignpostID())
      wait(milliseconds: 10)
      signposter.endInterval("load", first)
      wait(milliseconds: 10)
      signposter.endInterval("load", second)
    }
    let intervals = time.intervals.intervals
    #expect(intervals.map(\.virtualDuration) == [.milliseconds(10), .milliseconds(20)])
    #expect(intervals.map(\.ordinal) == [0, 1])
  }

  @Test
  func `of nested intervals with one identity the inner one ends first`() {
    let signposter = OSSignposter()
    time.perform {
      signposter.withIntervalSignpost("load") {
        wait(milliseconds: 10)
        signposter.withIntervalSignpost("load", "inner") { wait(milliseconds: 5) }
      }
    }
    let lengths = time.intervals.intervals.map(\.virtualDuration)
    #expect(lengths == [.milliseconds(15), .milliseconds(5)])
  }

  @Test
  func `an interval that does not end stays open, and an end alone is not noted`() {
    let log = OSLog(subsystem: "shop", category: "cart")
    time.perform {
      os_signpost(.end, log: log, name: "save")
      os_signpost(.begin, log: log, name: "load")
    }
    #expect(time.intervals.intervals.map(\.key.name) == ["load"])
    #expect(time.intervals.intervals.first?.virtualDuration == nil)
  }

  @Test
  func `work that throws ends its interval`() {
    let signposter = OSSignposter()
    #expect(throws: CancellationError.self) {
      try time.perform {
        try signposter.withIntervalSignpost("load") { throw CancellationError() }
      }
    }
    #expect(time.intervals.intervals.first?.end != nil)
  }

  @Test
  func `an app's marks are noted in order`() throws {
    let validator = CouponValidator()
    let isValid = try time.perform {
      validator.reload()
      return try validator.validate("SPRING")
    }
    #expect(isValid)
    let marks = time.intervals.intervals.map { "\($0.key.name) \($0.message ?? "-")" }
    #expect(
      marks == [
        "reload -", "page 1 of cart", "page 0 coupons", "validate SPRING", "validated 1 so far",
        "compare -",
      ]
    )
    #expect(time.intervals.intervals.allSatisfy { $0.end != nil })
  }

  @Test
  func `without a simulation and in a disabled log nothing is noted`() {
    SimulatedTime.$scope.withValue(.real) { CouponValidator().reload() }
    time.perform { OSSignposter.disabled.emitEvent("load") }
    #expect(time.intervals.intervals.isEmpty)
    #expect(!OSSignposter.disabled.isEnabled)
  }

  @Test
  func `the state of an interval can be stored`() throws {
    let state = OSSignposter().beginInterval("load", id: OSSignpostID(7))
    let copy = try JSONDecoder().decode(
      OSSignpostIntervalState.self,
      from: JSONEncoder().encode(state)
    )
    #expect(copy.signpostID == OSSignpostID(7))
  }
}
