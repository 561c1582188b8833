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
  /// Timelines tick, animations reach their ends and sleepers of the host's clock wake up. What
  /// woken tasks go on to do happens in `settle()`.
  public func advance(by duration: Duration) {
    graph.advance(by: duration)
  }

  /// Lets tasks of the main actor that can go on do so, and applies what they wrote.
  ///
  /// A task that waits for real time, or for another thread, is not waited for.
  public func settle() async {
    for _ in 0..<10 { await Task.yield() }
    perform {}
  }
}
