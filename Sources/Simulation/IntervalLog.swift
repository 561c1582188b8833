internal import Synchronization

/// The intervals and events that a screen has marked with signposts, in the order of their begins.
///
/// Sendable: any thread may mark and read.
package final class IntervalLog: Sendable {
  /// What tells an interval from others that are open.
  package struct Key: Hashable, Sendable {
    /// The name of the interval.
    package let name: String
    /// The subsystem of the log that it was marked in.
    package let subsystem: String
    /// The category of the log that it was marked in.
    package let category: String
    /// The identity that the marks gave.
    package let signpostID: UInt64

    /// A key with the given parts.
    package init(name: String, subsystem: String, category: String, signpostID: UInt64) {
      self.name = name
      self.subsystem = subsystem
      self.category = category
      self.signpostID = signpostID
    }
  }

  private struct State {
    var marks: [MarkedInterval] = []
    /// The positions of the open intervals of one key, the latest one last.
    var open: [Key: [Int]] = [:]
    /// The identities in the order in which they came.
    var ordinals: [UInt64: Int] = [:]

    mutating func ordinal(of key: Key) -> Int {
      let ordinal = ordinals[key.signpostID] ?? ordinals.count
      ordinals[key.signpostID] = ordinal
      return ordinal
    }
  }

  private let state = Mutex(State())

  /// An empty log.
  package init() {}

  /// What was marked so far; an interval that is open has no end.
  package var intervals: [MarkedInterval] {
    state.withLock { $0.marks }
  }

  /// Notes that an interval begins.
  ///
  /// - Parameters:
  ///   - key: What tells it from others.
  ///   - message: What was said about it.
  ///   - time: What the virtual clock shows.
  package func begin(_ key: Key, message: String?, at time: Duration) {
    let start = MarkedInterval.Moment(virtual: time, real: .now)
    state.withLock { state in
      state.open[key, default: []].append(state.marks.count)
      let ordinal = state.ordinal(of: key)
      state.marks.append(
        MarkedInterval(key: key, ordinal: ordinal, message: message, kind: .interval, start: start)
      )
    }
  }

  /// Notes that an interval ends; of several with the same key, the one that began last.
  ///
  /// An end without a begin is not noted.
  package func end(_ key: Key, at time: Duration) {
    let end = MarkedInterval.Moment(virtual: time, real: .now)
    state.withLock { state in
      guard let position = state.open[key]?.popLast() else { return }
      state.marks[position].end = end
    }
  }

  /// Notes something that has no length.
  package func mark(_ key: Key, message: String?, at time: Duration) {
    let moment = MarkedInterval.Moment(virtual: time, real: .now)
    state.withLock { state in
      let ordinal = state.ordinal(of: key)
      var mark = MarkedInterval(
        key: key,
        ordinal: ordinal,
        message: message,
        kind: .event,
        start: moment
      )
      mark.end = moment
      state.marks.append(mark)
    }
  }
}
