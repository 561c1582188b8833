extension Publishers {
  /// Sends values and the end where a scheduler runs them.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// A publisher with the given parts.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      let stage = DeferringStage<Output, Failure>(subscriber, name: "ReceiveOn") { action in
        scheduler.schedule(options: options, action)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends values and the end where a scheduler runs them, in the order in which they came.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
