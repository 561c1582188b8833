extension Publishers {
  /// Sends the time between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The scheduler whose time is taken.
    public let scheduler: Context

    /// A publisher with the given parts.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let scheduler = scheduler
      var last: Context.SchedulerTimeType?
      let observed = upstream.handleEvents(receiveSubscription: { _ in last = scheduler.now })
      let measured = observed.map { _ in
        let now = scheduler.now
        defer { last = now }
        return (last ?? now).distance(to: now)
      }
      measured.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Sends the time between values, the first one since the subscription.
  public func measureInterval<S: Scheduler>(
    using scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
