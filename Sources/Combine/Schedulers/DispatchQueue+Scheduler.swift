public import Dispatch
internal import Simulation

extension DispatchQueue: Scheduler {
  /// What else can be said about work on a dispatch queue.
  ///
  /// Not Sendable, as its flags are not.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to.
    public var group: DispatchGroup?

    /// Options with the given parts.
    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// Runs an action on the queue; after the present event while a screen is simulated.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let time = SimulatedTime.current {
      SimulatedTimer.start(in: time, action)
      return
    }
    let work = Carried(action)
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { work.value() }
  }

  /// Runs an action on the queue at some time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let time = SimulatedTime.current {
      let delay = now.distance(to: date).magnitude
      SimulatedTimer.start(in: time, after: .nanoseconds(delay), action)
      return
    }
    let work = Carried(action)
    let options = options ?? SchedulerOptions()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
      work.value()
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
    if let time = SimulatedTime.current {
      let timer = SimulatedTimer.start(
        in: time,
        after: .nanoseconds(now.distance(to: date).magnitude),
        interval: .nanoseconds(interval.magnitude),
        action
      )
      return AnyCancellable(timer)
    }
    let work = Carried(action)
    let options = options ?? SchedulerOptions()
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(
      deadline: date.dispatchTime,
      repeating: max(interval, .nanoseconds(1)).timeInterval,
      leeway: tolerance.timeInterval
    )
    source.setEventHandler(qos: options.qos, flags: options.flags) { work.value() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
