/// One interval, or event, that a screen has marked.
///
/// Sendable.
package struct MarkedInterval: Sendable {
  /// A moment in both times.
  package struct Moment: Sendable {
    /// What the virtual clock showed.
    package let virtual: Duration
    /// The moment in real time.
    package let real: ContinuousClock.Instant
  }

  /// What was marked.
  package enum Kind: Sendable {
    /// Something with a begin and an end.
    case interval
    /// Something without a length.
    case event
  }

  /// What tells it from others.
  package let key: IntervalLog.Key
  /// The place of its identity among all that came, counted from zero.
  ///
  /// Identities themselves may differ from run to run, such as those of objects; this does not.
  package let ordinal: Int
  /// What was said about it when it began.
  package let message: String?
  /// Whether it has a length.
  package let kind: Kind
  /// When it began.
  package let start: Moment
  /// When it ended; nil while it is open.
  package internal(set) var end: Moment?

  /// Its length on the virtual clock; nil while it is open.
  package var virtualDuration: Duration? {
    end.map { $0.virtual - start.virtual }
  }

  /// Its length in real time; nil while it is open.
  package var realDuration: Duration? {
    end.map { start.real.duration(to: $0.real) }
  }

  init(key: IntervalLog.Key, ordinal: Int, message: String?, kind: Kind, start: Moment) {
    self.ordinal = ordinal
    self.key = key
    self.message = message
    self.kind = kind
    self.start = start
  }
}
