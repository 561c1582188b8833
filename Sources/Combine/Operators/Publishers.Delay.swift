extension Publishers {
  /// Sends values and the end after some time.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The time.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later they may come.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Where they are sent.
    public let scheduler: Context
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
      let stage = DeferringStage<Output, Failure>(subscriber, name: "Delay") { action in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: tolerance,
          options: options,
          action
        )
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends values and the end after some time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }
}
