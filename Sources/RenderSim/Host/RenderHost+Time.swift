internal import Simulation
internal import ViewTree

// MARK: Virtual time

extension RenderHost {
  /// Whether the screen is updated; what is written while it is not waits until it is again.
  public var isActive: Bool {
    get { graph.isActive }
    set { graph.isActive = newValue }
  }

  /// Lets virtual time go by; every deadline on the way is an event of its own.
  ///
  /// Timelines tick, animations reach their ends, and tasks that sleep wake up and go on. On
  /// systems whose executors cannot be replaced, tasks sleep in real time instead, and what woken
  /// ones go on to do happens in `settle()`; see `runsTasksInVirtualTime`.
  public func advance(by duration: Duration) {
    graph.advance(by: duration)
  }

  /// Lets tasks that can go on do so where they run in virtual time.
  func runTasks() {
    graph.runTasks()
  }

  /// Whether the tasks that the screen starts run one at a time, in an order that is always the
  /// same, and sleep in virtual time; false on Apple's systems, where they run as usual.
  public nonisolated static var runsTasksInVirtualTime: Bool { TaskExecutors.areSimulated }

  /// Lets tasks that can go on do so, and applies what they wrote.
  ///
  /// A task that waits for something outside of the screen, such as an answer from the network or
  /// another thread, is not waited for.
  public func settle() async {
    graph.runTasks()
    // What was handed over from outside of the screen.
    for _ in 0..<10 { await Task.yield() }
    perform {}
    graph.runTasks()
  }
}
