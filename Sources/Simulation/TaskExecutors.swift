#if os(Linux) && !PERFBUDGET_PORTABLE_TASKS
internal import Glibc
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

  /// The number of the task that runs on the calling thread; nil if none does.
  static var runningTask: UInt64? {
    withUnsafeCurrentTask { task in
      task.flatMap { TaskRecord.number(of: unsafeBitCast($0, to: UnsafeRawPointer.self)) }
    }
  }

  /// The number of the task of a job.
  fileprivate static func task(of job: UnownedJob) -> UInt64? {
    TaskRecord.number(of: unsafeBitCast(job, to: UnsafeRawPointer.self))
  }

  /// Whether the task of a job has been cancelled.
  static func isCancelled(_ job: UnownedJob) -> Bool {
    TaskRecord.isCancelled(unsafeBitCast(job, to: UnsafeRawPointer.self))
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

/// What the runtime knows of a task, by its address.
///
/// - Note: Source: `Concurrency.h` of the runtime: github.com/swiftlang/swift.
private enum TaskRecord {
  private static let numberFunction = dlsym(nil, "swift_task_getJobTaskId").map {
    unsafeBitCast($0, to: (@convention(c) (UnsafeRawPointer) -> UInt64).self)
  }

  private static let cancellationFunction = dlsym(nil, "swift_task_isCancelled").map {
    unsafeBitCast($0, to: (@convention(c) (UnsafeRawPointer) -> Bool).self)
  }

  /// A number that no other task of the process has; nil where the runtime does not tell.
  static func number(of task: UnsafeRawPointer) -> UInt64? { numberFunction?(task) }

  /// Whether the task has been cancelled.
  static func isCancelled(_ task: UnsafeRawPointer) -> Bool { cancellationFunction?(task) ?? false }
}

/// The executor of the main actor.
private final class MainActorExecutor: MainExecutor, SchedulingExecutor {
  private let original: any MainExecutor

  init(_ original: any MainExecutor) {
    self.original = original
  }

  func enqueue(_ job: consuming ExecutorJob) {
    guard let time = TaskCapture.current else { return pass(job, to: original) }
    add(job, to: time.tasks, isForMainActor: true)
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
    guard let time = TaskCapture.current else { return pass(job, to: original) }
    add(job, to: time.tasks, isForMainActor: false)
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

/// Adds a job to the queue of a screen.
private func add(_ job: consuming ExecutorJob, to queue: TaskQueue, isForMainActor: Bool) {
  let isOfTask = job.kind == .task
  let job = UnownedJob(job)
  queue.add(job, of: isOfTask ? TaskExecutors.task(of: job) : nil, isForMainActor: isForMainActor)
}

/// Leaves a job to the executor of the system, and notes if it is of a screen's task.
private func pass(_ job: consuming ExecutorJob, to original: any Executor) {
  let isOfTask = job.kind == .task
  let unowned = UnownedJob(job)
  if isOfTask, let task = TaskExecutors.task(of: unowned) { SimulatedTime.noteWaking(of: task) }
  original.enqueue(unowned)
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

  /// Nil: tasks have no known numbers here.
  static var runningTask: UInt64? { nil }

  /// False: nothing is known of tasks here.
  static func isCancelled(_ job: UnownedJob) -> Bool { false }

  /// Runs a job on the calling thread.
  @MainActor
  static func run(_ job: UnownedJob, isForMainActor: Bool) {
    job.runSynchronously(on: MainActor.sharedUnownedExecutor)
  }
}
#endif
