public import Foundation
internal import Simulation

extension OperationQueue: Scheduler {
  /// What else can be said about work on an operation queue: nothing that has an effect.
  ///
  /// Sendable.
  public struct SchedulerOptions: Sendable {
    /// Options without content.
    public init() {}
  }

  /// Runs an action on the queue; after the present event while a screen is simulated.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let time = SimulatedTime.current {
      SimulatedTimer.start(in: time, action)
      return
    }
    let work = Carried(action)
    addOperation { work.value() }
  }

  /// Runs an action on the queue at some time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = now.distance(to: date).timeInterval
    if let time = SimulatedTime.current {
      SimulatedTimer.start(in: time, after: Duration(rounding: delay), action)
      return
    }
    let work = Carried(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
      self.addOperation { work.value() }
    }
  }

  /// Runs an action on the queue at some time, and then again and again.
  ///
  /// - Returns: What ends it.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = now.distance(to: date).timeInterval
    if let time = SimulatedTime.current {
      let timer = SimulatedTimer.start(
        in: time,
        after: Duration(rounding: delay),
        interval: Duration(rounding: interval.timeInterval),
        action
      )
      return AnyCancellable(timer)
    }
    let work = Carried(action)
    let queue = DispatchQueue.global()
    return queue.schedule(
      after: queue.now.advanced(by: .seconds(delay)),
      interval: .seconds(interval.timeInterval)
    ) { self.addOperation { work.value() } }
  }
}
