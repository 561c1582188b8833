internal import Synchronization

/// What a screen wrote to the observed properties of its models.
///
/// A write counts once, however many readers are told of it. Writes to what nobody has read are
/// not announced, and so not noted.
///
/// Sendable: any thread may write.
package final class WriteLog: Sendable {
  /// What was written, in counts by property: `CartStore.couponCode`.
  package struct Counts: Sendable {
    /// All writes.
    package var writes: [String: Int] = [:]
    /// Those after which the value was equal to the one before.
    package var equalWrites: [String: Int] = [:]
  }

  private let counts = Mutex(Counts())

  /// A log without writes.
  package init() {}

  /// Notes a write.
  package func add(_ property: String, isEqual: Bool) {
    counts.withLock { counts in
      counts.writes[property, default: 0] += 1
      if isEqual { counts.equalWrites[property, default: 0] += 1 }
    }
  }

  /// The writes since the last call.
  package func take() -> Counts {
    counts.withLock { counts in
      defer { counts = Counts() }
      return counts
    }
  }
}
