internal import Foundation
internal import Simulation

/// An action that waits for a simulated time, once or again and again.
final class SimulatedTimer: Cancellable {
  private let time: SimulatedTime
  private let interval: Duration?
  private let action: () -> Void
  private let lock = NSLock()
  private var deadline: Duration
  private var timer: Int?
  private var isCancelled = false

  private init(
    _ time: SimulatedTime,
    deadline: Duration,
    interval: Duration?,
    action: @escaping () -> Void
  ) {
    self.time = time
    self.deadline = deadline
    self.interval = interval
    self.action = action
  }

  /// Runs an action after a delay; without one, after the present event.
  ///
  /// A negative delay counts as none. With an interval it is run again and again.
  @discardableResult
  static func start(
    in time: SimulatedTime,
    after delay: Duration = .zero,
    interval: Duration? = nil,
    _ action: @escaping () -> Void
  ) -> SimulatedTimer {
    let timer = SimulatedTimer(
      time,
      deadline: time.clock.now + max(delay, .zero),
      // Without a length, time would never go on.
      interval: interval.map { max($0, .nanoseconds(1)) },
      action: action
    )
    timer.wait()
    return timer
  }

  func cancel() {
    let id = lock.withLock {
      isCancelled = true
      return timer.take()
    }
    if let id { time.clock.cancel(id) }
  }

  private func wait() {
    let id = time.clock.schedule(at: deadline) { self.fire() }
    lock.withLock { timer = id }
  }

  private func fire() {
    let isDue = lock.withLock {
      timer = nil
      return !isCancelled
    }
    guard isDue else { return }
    if let interval {
      deadline += interval
      wait()
    }
    time.perform(action)
  }
}

extension Duration {
  /// A number of seconds, to the microsecond, since dates are not more exact than that.
  init(rounding seconds: Double) {
    self = .microseconds(Int64((seconds * 1e6).rounded()))
  }
}
