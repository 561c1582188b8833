internal import Synchronization

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Notes the writes that a reader is told about while some work runs.
///
/// Not Sendable: only `scopeDidInvalidate` may be called by other threads than the one that works.
final class ChangeCollector: TrackingClient {
  private let collected = Mutex<[TrackedChange]>([])
  private let thread = pthread_self()
  private var read: (() -> Void)?

  /// A collector for a reader, which it retains until the end.
  init(_ read: @escaping () -> Void) {
    self.read = read
  }

  /// The writes so far, in order.
  var changes: [TrackedChange] { collected.withLock { $0 } }

  /// Runs the reader for the first time.
  func begin(_ scope: TrackingScope) {
    read.map(scope.track)
  }

  /// Forgets the reader, which must not be run any more.
  func end(_ scope: TrackingScope) {
    scope.cancel()
    read = nil
  }

  func scopeDidInvalidate(_ scope: TrackingScope, _ change: TrackedChange) {
    collected.withLock { $0.append(change) }
    // One write has used up the registrations. A reader that is run on two threads at the same
    // time would be a data race, so a write on another thread remains the last that is noted.
    guard scope.mechanism == .firstWrite, pthread_equal(thread, pthread_self()) != 0 else { return }
    read.map(scope.track)
  }
}
