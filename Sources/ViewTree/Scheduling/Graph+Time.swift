package import Foundation
internal import Simulation

extension Graph {
  /// The date that the simulation shows.
  package var date: Date { settings.startDate + clock.now.seconds }

  /// Lets time go by; each deadline on the way is an event of its own.
  package func advance(by duration: Duration) {
    let end = clock.now + duration
    var isDue = true
    while isDue {
      perform { isDue = clock.moveToNextDeadline(until: end) }
    }
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
