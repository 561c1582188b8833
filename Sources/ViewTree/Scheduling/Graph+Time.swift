package import Foundation
internal import Simulation

extension Graph {
  /// The date that the simulation shows.
  package var date: Date { settings.startDate + clock.now.seconds }

  /// Lets time go by; each deadline on the way is an event of its own.
  package func advance(by duration: Duration) {
    runTasks()
    let end = clock.now + duration
    var isDue = true
    while isDue {
      perform { isDue = clock.moveToNextDeadline(until: end) }
      runTasks()
    }
  }

  /// Lets the screen's tasks go on until all of them wait, for time or for something else.
  ///
  /// The screen is updated whenever the main actor has nothing to do, before tasks that run
  /// elsewhere go on, as a run loop does that is about to sleep.
  package func runTasks() {
    withCurrent {
      var jobs = 0
      while time.tasks.hasReadyJobs, !hasEndlessTask {
        _ = time.tasks.runNext()
        jobs += 1
        if jobs > Self.jobLimit { return reportEndlessTasks() }
        guard !time.tasks.hasReadyMainActorJobs else { continue }
        settle()
        runDueWork()
      }
    }
  }

  /// How many times tasks may go on without any time going by.
  private static let jobLimit = 100_000

  private func reportEndlessTasks() {
    hasEndlessTask = true
    recorder?.report(
      RawFinding(
        kind: .endlessTask,
        view: "",
        message: "The screen's tasks went on '\(Self.jobLimit)' times while no time went by."
          + " Have the loop that yields or polls wait for something."
      )
    )
  }

  /// The date to use for one that a screen took from the system.
  ///
  /// A date of the last minute was most likely read just now, as in `.periodic(from: .now, by: 1)`,
  /// and means the present of the simulation.
  static func simulated(_ date: Date) -> Date {
    guard let current = atWork else { return date }
    let age = Date().timeIntervalSince(date)
    return (0...60).contains(age) ? current.date : date
  }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
