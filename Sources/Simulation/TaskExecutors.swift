#if os(Linux) && !PERFBUDGET_PORTABLE_TASKS
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency

// Once executors can be replaced through public interface, the names of this file become those.

/// The executors that run the tasks of screens one at a time, in virtual time.
///
/// They take the place of the main and the default executor. What the code of a screen starts
/// while it is at work goes to the screen's queue; everything else goes on as before.
package enum TaskExecutors {
  /// Whether the tasks of screens are run in virtual time.
  package static let areSimulated = true

  private static let main = MainActorExecutor(MainActor.executor)
  private static let others = DefaultExecutor(Task.defaultExecutor)
  private static let installation: Void = _createExecutors(factory: Factory.self)

  /// Puts the executors in place, once per process.
  ///
  /// At best before the process starts other threads, as nothing guards the runtime's variables.
  package static func install() {
    installation
    VirtualTimeSource.install()
  }

  /// Runs a job on the calling thread.
  @MainActor
  static func run(_ job: UnownedJob, isForMainActor: Bool) {
    if isForMainActor {
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    } else {
      job.runSynchronously(on: others.asUnownedTaskExecutor())
    }
  }

  private enum Factory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { main }
    static var defaultExecutor: any TaskExecutor { others }
  }
}

/// The executor of the main actor.
private final class MainActorExecutor: MainExecutor, SchedulingExecutor {
  private let original: any MainExecutor

  init(_ original: any MainExecutor) {
    self.original = original
  }

  func enqueue(_ job: consuming ExecutorJob) {
    guard let time = TaskCapture.current else { return original.enqueue(job) }
    time.tasks.add(UnownedJob(job), isForMainActor: true)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    schedule(job, after: delay, tolerance, clock, isForMainActor: true, elsewhere: original)
  }

  func run() throws { try original.run() }

  func stop() { original.stop() }

  func checkIsolated() { original.checkIsolated() }

  func isIsolatingCurrentContext() -> Bool? { original.isIsolatingCurrentContext() }
}

/// The executor of everything that belongs to no actor, and of actors without their own.
private final class DefaultExecutor: TaskExecutor, SchedulingExecutor {
  private let original: any TaskExecutor

  init(_ original: any TaskExecutor) {
    self.original = original
  }

  func enqueue(_ job: consuming ExecutorJob) {
    guard let time = TaskCapture.current else { return original.enqueue(job) }
    time.tasks.add(UnownedJob(job), isForMainActor: false)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    schedule(job, after: delay, tolerance, clock, isForMainActor: false, elsewhere: original)
  }
}

/// Has a job run after a delay: in virtual time if it is a screen's, else by another executor.
private func schedule<C: Clock>(
  _ job: consuming ExecutorJob,
  after delay: C.Duration,
  _ tolerance: C.Duration?,
  _ clock: C,
  isForMainActor: Bool,
  elsewhere original: any Executor
) {
  if let time = TaskCapture.current, let delay = delay as? Duration {
    time.tasks.add(UnownedJob(job), isForMainActor: isForMainActor, after: delay)
  } else if let scheduling = original as? any SchedulingExecutor {
    scheduling.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
  } else {
    original.enqueue(job)
  }
}
#else
/// Stands in where the executors cannot be replaced: tasks run on the system's, in real time.
package enum TaskExecutors {
  /// Whether the tasks of screens are run in virtual time.
  package static let areSimulated = false

  /// Does nothing.
  package static func install() {}

  /// Runs a job on the calling thread.
  @MainActor
  static func run(_ job: UnownedJob, isForMainActor: Bool) {
    job.runSynchronously(on: MainActor.sharedUnownedExecutor)
  }
}
#endif
