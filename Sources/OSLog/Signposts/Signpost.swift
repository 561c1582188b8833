internal import Simulation

/// Notes what is marked in the log of the simulation; without one, nothing is noted.
enum Signpost {
  /// Notes a mark.
  static func mark(
    _ type: OSSignpostType,
    _ name: StaticString,
    _ id: OSSignpostID,
    in log: OSLog,
    _ message: OSLogMessage?
  ) {
    guard log.signpostsEnabled, let time = SimulatedTime.current else { return }
    let key = IntervalLog.Key(
      name: "\(name)",
      subsystem: log.subsystem,
      category: log.category,
      signpostID: id.rawValue
    )
    let now = time.clock.now
    switch type {
    case .begin: time.intervals.begin(key, message: message?.text, at: now)
    case .end: time.intervals.end(key, at: now)
    default: time.intervals.mark(key, message: message?.text, at: now)
    }
  }
}
