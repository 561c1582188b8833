public import Foundation
internal import Simulation

extension RunLoop: Scheduler {
  /// What else can be said about work on a run loop: nothing that has an effect.
  ///
  /// Sendable.
  public struct SchedulerOptions: Sendable {
    /// Options without content.
    public init() {}
  }

  /// Runs an action in the run loop; after the present event while a screen is simulated.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let time = SimulatedTime.current {
      SimulatedTimer.start(in: time, action)
      return
    }
    // The main thread's run loop also serves the main queue, which is served without it too.
    guard self !== RunLoop.main else {
      return DispatchQueue.main.schedule(options: nil, action)
    }
    let work = Carried(action)
    perform { work.value() }
    // A timer wakes the loop, which a block does not.
    add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .default)
  }

  /// Runs an action in the run loop at some time.
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
    guard self !== RunLoop.main else {
      let queue = DispatchQueue.main
      return queue.schedule(after: queue.now.advanced(by: .seconds(delay)), action)
    }
    let work = Carried(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Runs an action in the run loop at some time, and then again and again.
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
    guard self !== RunLoop.main else {
      let queue = DispatchQueue.main
      return queue.schedule(
        after: queue.now.advanced(by: .seconds(delay)),
        interval: .seconds(interval.timeInterval),
        action
      )
    }
    let work = Carried(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      work.value()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    let carried = Carried(timer)
    return AnyCancellable { carried.value.invalidate() }
  }
}
