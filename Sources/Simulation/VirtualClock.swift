/// The time of a simulation; it stands still until the host moves it.
///
/// Timelines, animations and `sleep(for:)` wait for it, so that a replay takes no real time and
/// happens in the same order each time.
@MainActor
public final class VirtualClock {
  private struct Timer {
    let id: Int
    let deadline: Duration
    let work: () -> Void
  }

  /// The time since the clock was made.
  public private(set) var now = Duration.zero

  /// The timers that wait, the next one last.
  private var timers: [Timer] = []
  private var lastID = 0

  /// Creates a clock that shows zero.
  public init() {}

  /// Suspends the caller until time has moved on by `duration`.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
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
    lastID += 1
    let timer = Timer(id: lastID, deadline: deadline, work: work)
    var (low, high) = (0, timers.count)
    while low < high {
      let middle = (low + high) / 2
      if timers[middle].deadline > deadline { low = middle + 1 } else { high = middle }
    }
    timers.insert(timer, at: low)
    return timer.id
  }

  /// Takes back a timer that has not run.
  package func cancel(_ id: Int) {
    timers.removeAll { $0.id == id }
  }

  /// Moves on to the next deadline up to `end` and runs what is due then.
  ///
  /// - Returns: Whether there was one; if not, the clock shows `end`.
  package func moveToNextDeadline(until end: Duration) -> Bool {
    guard let next = timers.last, next.deadline <= end else {
      now = end
      return false
    }
    now = max(now, next.deadline)
    var due: [Timer] = []
    while let timer = timers.last, timer.deadline == next.deadline {
      due.append(timer)
      timers.removeLast()
    }
    for timer in due { timer.work() }
    return true
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
