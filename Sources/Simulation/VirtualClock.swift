internal import Synchronization

/// The time of a simulation; it stands still until the host moves it.
///
/// Timelines, animations, `sleep(for:)` and the schedulers of Combine wait for it, so that a
/// replay takes no real time and happens in the same order each time. Any thread may wait for it;
/// what waits is run by the main actor.
public final class VirtualClock: Sendable {
  private struct Timer {
    let id: Int
    let deadline: Duration
    let work: () -> Void
  }

  /// `@unchecked` because the work of timers is run by the main actor only, whoever brought it.
  private struct State: @unchecked Sendable {
    var now = Duration.zero
    /// The timers that wait, the next one last.
    var timers: [Timer] = []
    var lastID = 0

    /// Adds a timer behind those of the same deadline.
    mutating func insert(_ timer: Timer) {
      var (low, high) = (0, timers.count)
      while low < high {
        let middle = (low + high) / 2
        if timers[middle].deadline > timer.deadline { low = middle + 1 } else { high = middle }
      }
      timers.insert(timer, at: low)
    }
  }

  private let state = Mutex(State())

  /// The time since the clock was made.
  public var now: Duration { state.withLock { $0.now } }

  /// Creates a clock that shows zero.
  public init() {}

  /// Suspends the caller until time has moved on by `duration`.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  @MainActor
  public func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.continuation = continuation
        _ = schedule(at: now + duration) { sleeper.end(.success(())) }
      }
    } onCancel: {
      MainActor.assumeIsolated { sleeper.end(.failure(CancellationError())) }
    }
  }

  /// Runs `work` when time has moved on by `duration`.
  public func perform(after duration: Duration, _ work: @escaping () -> Void) {
    _ = schedule(at: now + duration, work)
  }

  /// Has `work` run when the time comes; timers of one deadline run in the order of their making.
  ///
  /// - Returns: What `cancel` takes.
  package func schedule(at deadline: Duration, _ work: @escaping () -> Void) -> Int {
    nonisolated(unsafe) let work = work
    return state.withLock { state in
      state.lastID += 1
      state.insert(Timer(id: state.lastID, deadline: deadline, work: work))
      return state.lastID
    }
  }

  /// Takes back a timer that has not run.
  package func cancel(_ id: Int) {
    // What the work captured is freed after the lock is released: it may have a `deinit`.
    let removed = state.withLock { state -> Removed in
      let removed = Removed(timers: state.timers.filter { $0.id == id })
      state.timers.removeAll { $0.id == id }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// Moves on to the next deadline up to `end` and runs what is due then.
  ///
  /// - Returns: Whether there was one; if not, the clock shows `end`.
  @MainActor
  package func moveToNextDeadline(until end: Duration) -> Bool {
    let due = state.withLock { state -> Removed in
      guard let next = state.timers.last, next.deadline <= end else {
        state.now = max(state.now, end)
        return Removed(timers: [])
      }
      state.now = max(state.now, next.deadline)
      let first = state.timers.firstIndex { $0.deadline == next.deadline } ?? 0
      defer { state.timers.removeSubrange(first...) }
      return Removed(timers: state.timers[first...].reversed())
    }
    for timer in due.timers { timer.work() }
    return !due.timers.isEmpty
  }

  /// Timers that leave the lock.
  ///
  /// `@unchecked` because their work is run by the main actor only.
  private struct Removed: @unchecked Sendable {
    let timers: [Timer]
  }
}

/// A task that waits for the clock.
@MainActor
private final class Sleeper: Sendable {
  var continuation: CheckedContinuation<Void, any Error>?

  func end(_ result: Result<Void, any Error>) {
    continuation.take()?.resume(with: result)
  }
}
