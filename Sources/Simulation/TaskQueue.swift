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
    /// The number of its task; nil if it is none, or that of a task that sleeps.
    let task: UInt64?
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

  /// How many tasks did what.
  package struct Counts: Hashable, Sendable {
    /// Tasks that were started.
    package var started = 0
    /// Tasks that went on after they had been cancelled.
    package var cancelled = 0
  }

  private struct WeakOrigin {
    weak var origin: TaskOrigin?
  }

  private struct State {
    var mainActor = Line()
    var others = Line()
    var counts = Counts()
    /// The tasks that were counted and what they come from, by the numbers of the runtime.
    var started: [UInt64: String] = [:]
    /// What tasks come from that another thread had go on.
    var wokenElsewhere: Set<String> = []
    var cancelled: Set<UInt64> = []
    var origin: TaskOrigin?
    var origins: [WeakOrigin] = []

    mutating func append(_ job: Job) {
      if job.isForMainActor { mainActor.append(job) } else { others.append(job) }
    }

    mutating func countStart(of task: UInt64, from name: String) {
      guard started.updateValue(name, forKey: task) == nil else { return }
      counts.started += 1
    }

    mutating func countCancellation(of task: UInt64) {
      if cancelled.insert(task).inserted { counts.cancelled += 1 }
    }
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

  // MARK: What tasks come from

  /// What the tasks that are started now come from; nil where nobody wants to know.
  package var origin: TaskOrigin? { state.withLock { $0.origin } }

  /// Says what the tasks from now on come from; nil for nothing.
  package func setOrigin(_ name: String?) {
    let origin = name.map(makeOrigin)
    // What is replaced is freed after the lock is released.
    let old = state.withLock { state in
      defer { state.origin = origin }
      return state.origin
    }
    withExtendedLifetime(old) {}
  }

  /// Something that tasks come from.
  package func makeOrigin(_ name: String) -> TaskOrigin {
    let origin = TaskOrigin(name)
    state.withLock { state in
      state.origins.removeAll { $0.origin == nil }
      state.origins.append(WeakOrigin(origin: origin))
    }
    return origin
  }

  /// What the tasks come from that have not ended, in the order in which it happened.
  package var unfinishedOrigins: [String] {
    let origins = state.withLock { $0.origins.compactMap(\.origin) }
    return origins.map(\.name)
  }

  // MARK: Counting

  /// How many tasks did what since the last call.
  package func takeCounts() -> Counts {
    state.withLock { state in
      defer { state.counts = Counts() }
      return state.counts
    }
  }

  /// Counts the task that runs now, unless it was counted before.
  package func countRunningTask() {
    guard let task = TaskExecutors.runningTask else { return }
    let name = SimulatedTime.originName
    state.withLock { $0.countStart(of: task, from: name) }
  }

  // MARK: Jobs

  /// Adds a job that can run at once.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - task: The number of its task; nil if it is none of a task.
  ///   - isForMainActor: Whether the main actor runs it.
  func add(_ job: UnownedJob, of task: UInt64?, isForMainActor: Bool) {
    let job = Job(job: job, task: task, isForMainActor: isForMainActor)
    let name = task == nil ? "" : SimulatedTime.originName
    state.withLock { state in
      if let task, state.started[task] == nil { state.countStart(of: task, from: name) }
      state.append(job)
    }
  }

  /// Notes that something outside of the screen has a task go on, if it is one of the screen's.
  func noteWaking(of task: UInt64) {
    state.withLock { state in
      guard let name = state.started[task] else { return }
      state.wokenElsewhere.insert(name)
    }
  }

  /// What the tasks come from that something outside of the screen had go on, in order of names.
  package var originsWokenElsewhere: [String] { state.withLock { $0.wokenElsewhere.sorted() } }

  /// Adds a job that can run when time has moved on by `delay`; a negative delay counts as none.
  func add(_ job: UnownedJob, isForMainActor: Bool, after delay: Duration) {
    let job = Job(job: job, task: nil, isForMainActor: isForMainActor)
    _ = clock.schedule(at: clock.now + max(delay, .zero)) { [self] in
      state.withLock { $0.append(job) }
    }
  }

  /// Runs one job: of the main actor while it has any, then of the others.
  ///
  /// - Returns: Whether there was one.
  @MainActor
  package func runNext() -> Bool {
    let next = state.withLock { $0.mainActor.popFirst() ?? $0.others.popFirst() }
    guard let next else { return false }
    if let task = next.task, TaskExecutors.isCancelled(next.job) {
      state.withLock { $0.countCancellation(of: task) }
    }
    TaskExecutors.run(next.job, isForMainActor: next.isForMainActor)
    return true
  }
}

/// What tasks come from, such as an event; it exists as long as one of them.
package final class TaskOrigin: Sendable {
  /// What it is, for messages: `tap load`.
  package let name: String

  init(_ name: String) {
    self.name = name
  }
}
