internal import Synchronization

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Which screen is at work, so that what its code starts can be told from all else in the process.
///
/// Only one screen is at work at a time, on the thread that the main actor uses then.
enum TaskCapture {
  /// The thread on which a screen is at work; zero while none is.
  private static let thread = Atomic<UInt>(0)
  // Used by the named thread only.
  nonisolated(unsafe) private static var simulation: SimulatedTime?

  /// The screen that the calling thread is at work on.
  static var current: SimulatedTime? {
    guard thread.load(ordering: .relaxed) == runningThread else { return nil }
    return simulation
  }

  /// What notes the objects that the calling thread makes; nil while nobody wants to know.
  static var objectLog: ObjectLog? {
    guard thread.load(ordering: .relaxed) == runningThread else { return nil }
    return simulation?.objects
  }

  /// Runs work of a screen.
  @MainActor
  static func run<Result>(
    for time: SimulatedTime,
    _ work: () throws -> Result
  ) rethrows -> Result {
    let outer = (thread.load(ordering: .relaxed), simulation)
    simulation = time
    thread.store(runningThread, ordering: .relaxed)
    defer {
      thread.store(outer.0, ordering: .relaxed)
      simulation = outer.1
    }
    return try work()
  }

  private static var runningThread: UInt {
    #if canImport(Glibc)
    pthread_self()
    #else
    UInt(bitPattern: pthread_self())
    #endif
  }
}
