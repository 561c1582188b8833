internal import Synchronization

/// What the tasks of one simulated screen go on with, in the order in which it became possible.
///
/// A job is the piece of a task between two suspensions. Sleeps wait for the screen's clock, and
/// end in the order of their deadlines and, where these are equal, of their beginnings.
///
/// Sendable: any thread may add jobs; the host runs them.
package final class TaskQueue: Sendable {
  /// `@unchecked` because a job is run once, by the host, whoever brought it.
  private struct Job: @unchecked Sendable {
    let job: UnownedJob
    let isForMainActor: Bool
  }

  /// Jobs in order; those before `first` have run.
  private struct Line {
    private var jobs: [Job] = []
    private var first = 0

    var isEmpty: Bool { first == jobs.count }

    mutating func append(_ job: Job) { jobs.append(job) }

    mutating func popFirst() -> Job? {
      guard !isEmpty else { return nil }
      defer {
        first += 1
        if isEmpty { (jobs, first) = ([], 0) }
      }
      return jobs[first]
    }
  }

  private struct State {
    var mainActor = Line()
    var others = Line()
  }

  /// What sleeps wait for.
  private let clock: VirtualClock
  private let state = Mutex(State())

  /// An empty queue.
  package init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Whether a task can go on.
  package var hasReadyJobs: Bool {
    state.withLock { !$0.mainActor.isEmpty || !$0.others.isEmpty }
  }

  /// Whether a task of the main actor can go on.
  package var hasReadyMainActorJobs: Bool { state.withLock { !$0.mainActor.isEmpty } }

  /// Adds a job that can run at once.
  func add(_ job: UnownedJob, isForMainActor: Bool) {
    let job = Job(job: job, isForMainActor: isForMainActor)
    state.withLock { state in
      if isForMainActor { state.mainActor.append(job) } else { state.others.append(job) }
    }
  }

  /// Adds a job that can run when time has moved on by `delay`; a negative delay counts as none.
  func add(_ job: UnownedJob, isForMainActor: Bool, after delay: Duration) {
    let job = Job(job: job, isForMainActor: isForMainActor)
    _ = clock.schedule(at: clock.now + max(delay, .zero)) { [self] in
      add(job.job, isForMainActor: job.isForMainActor)
    }
  }

  /// Runs one job: of the main actor while it has any, then of the others.
  ///
  /// - Returns: Whether there was one.
  @MainActor
  package func runNext() -> Bool {
    let next = state.withLock { $0.mainActor.popFirst() ?? $0.others.popFirst() }
    guard let next else { return false }
    TaskExecutors.run(next.job, isForMainActor: next.isForMainActor)
    return true
  }
}
