internal import Foundation
internal import Simulation

/// A clock that tests move, with the time that schedulers follow.
@MainActor
struct TimedStage {
  let clock: VirtualClock
  let time: SimulatedTime

  init() {
    let clock = VirtualClock()
    self.clock = clock
    time = SimulatedTime(clock: clock, startDate: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// What the clock shows.
  var milliseconds: Int {
    Int(clock.now / .milliseconds(1))
  }

  /// Runs work as an event of a screen would.
  func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    try time.perform(work)
  }

  /// Lets time go by.
  func advance(by duration: Duration) {
    let end = clock.now + duration
    perform {
      while clock.moveToNextDeadline(until: end) {}
    }
  }
}
