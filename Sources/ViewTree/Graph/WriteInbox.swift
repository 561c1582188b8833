internal import Synchronization

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The writes that other threads made to observed properties, until the graph takes them.
///
/// - Note: Source: WWDC and forum reports agree that SwiftUI accepts such writes and evaluates
///   on the main thread afterwards.
final class WriteInbox: Sendable {
  private let entries = Mutex<[@MainActor @Sendable () -> Void]>([])
  private let hasEntries = Atomic(false)
  private let thread = Mutex(GraphThread())

  /// Whether the caller runs on the thread that is at work on the graph.
  var isGraphThread: Bool { thread.withLock { $0.isCurrent } }

  /// Notes that the caller's thread is at work on the graph from now on.
  ///
  /// The main actor may move between threads where a test runner drains its queue.
  func adoptThread() {
    thread.withLock { if !$0.isCurrent { $0 = GraphThread() } }
  }

  /// Keeps what a write leads to until the graph takes it.
  func add(_ delivery: @escaping @MainActor @Sendable () -> Void) {
    entries.withLock { $0.append(delivery) }
    hasEntries.store(true, ordering: .releasing)
  }

  /// Delivers and forgets what has arrived.
  @MainActor
  func drain() {
    guard hasEntries.exchange(false, ordering: .acquiring) else { return }
    let taken = entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
    for delivery in taken { delivery() }
  }
}

/// A thread.
private struct GraphThread: @unchecked Sendable {
  // Never written after it was made.
  private let identity = pthread_self()

  var isCurrent: Bool { pthread_equal(identity, pthread_self()) != 0 }
}
