package import Foundation
internal import Synchronization

/// The time that schedulers and timers follow while a screen is simulated.
///
/// A host installs it for as long as it lives, and brings it to the front for each event, so that
/// what one of several screens does waits for the clock of that screen.
package struct SimulatedTime: Sendable {
  /// Which time a piece of work follows.
  package enum Scope: Sendable {
    /// That of the machine, whatever is installed.
    case real
    /// That of a clock; tasks that the work starts are those of the origin.
    case simulated(SimulatedTime, TaskOrigin?)
  }

  /// The time that a piece of work follows; nil for the one that was installed last.
  @TaskLocal package static var scope: Scope?

  private static let installed = Mutex<[(token: Int, time: SimulatedTime)]>([])
  private static let lastToken = Atomic(0)

  /// The clock.
  package let clock: VirtualClock

  /// The date when the clock shows zero.
  package let startDate: Date

  /// What notes the intervals that the screen marks.
  package let intervals: IntervalLog

  /// What the screen's tasks go on with.
  package let tasks: TaskQueue

  /// What the screen asked services for.
  package let services = ServiceLog()

  /// What objects the screen made; nil while that is not recorded.
  package let objects: ObjectLog?

  /// What the screen wrote to its models; nil while that is not recorded.
  package let writes: WriteLog?

  /// The time of a clock.
  package init(
    clock: VirtualClock,
    startDate: Date,
    intervals: IntervalLog = IntervalLog(),
    objects: ObjectLog? = nil,
    writes: WriteLog? = nil
  ) {
    self.clock = clock
    self.startDate = startDate
    self.intervals = intervals
    self.objects = objects
    self.writes = writes
    tasks = TaskQueue(clock: clock)
  }

  /// The date that the clock shows.
  package var date: Date {
    startDate + clock.now / .seconds(1)
  }

  /// The time to follow now; nil where there is only that of the machine.
  package static var current: SimulatedTime? {
    switch scope {
    case .real: nil
    case .simulated(let time, _): time
    case nil: installed.withLock { $0.last?.time }
    }
  }

  /// The time of the screen that the calling thread is at work on, or else the current one.
  ///
  /// Unlike `current`, it is there in detached tasks of a screen too.
  package static var atWork: SimulatedTime? { TaskCapture.current ?? current }

  /// What the work that runs now comes from, in words.
  static var originName: String {
    guard case .simulated(_, let origin?) = scope else { return "the screen" }
    return origin.name
  }

  /// Tells all screens that something outside of them has a task go on.
  static func noteWaking(of task: UInt64) {
    for (_, time) in installed.withLock({ $0 }) { time.tasks.noteWaking(of: task) }
  }

  /// Makes this the current time where nothing else is in scope.
  ///
  /// - Returns: What `uninstall` takes.
  package func install() -> Int {
    let token = Self.lastToken.wrappingAdd(1, ordering: .relaxed).newValue
    Self.installed.withLock { $0.append((token, self)) }
    return token
  }

  /// Takes back an installation.
  package static func uninstall(_ token: Int) {
    installed.withLock { $0.removeAll { $0.token == token } }
  }

  /// Runs work that follows this time, including the tasks that it starts.
  ///
  /// - Parameters:
  ///   - origin: What the tasks come from; nil for the event that is under way.
  ///   - work: The work.
  /// - Returns: What the work returns.
  package func perform<Result>(
    from origin: TaskOrigin? = nil,
    _ work: () throws -> Result
  ) rethrows -> Result {
    try Self.$scope.withValue(.simulated(self, origin ?? tasks.origin), operation: work)
  }

  /// Runs work of the screen: the tasks that it starts, and the times that it asks for, are those
  /// of the simulation.
  @MainActor
  package func simulate<Result>(_ work: () throws -> Result) rethrows -> Result {
    try TaskCapture.run(for: self) { try perform(work) }
  }
}
