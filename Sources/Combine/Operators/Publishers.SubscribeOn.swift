extension Publishers {
  /// Subscribes, requests and cancels where a scheduler runs it.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
      let (scheduler, options, upstream) = (scheduler, options, upstream)
      let stage = SubscribeOnStage<Output, Failure>(subscriber) { action in
        scheduler.schedule(options: options, action)
      }
      scheduler.schedule(options: options) { upstream.subscribe(stage) }
    }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels where a scheduler runs it.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// Passes values on, and requests and cancels later.
private final class SubscribeOnStage<Value, Failure: Error>:
  Stage<Value, Failure, Value, Failure>
{
  private let perform: (@escaping () -> Void) -> Void

  init(
    _ downstream: any Subscriber<Value, Failure>,
    perform: @escaping (@escaping () -> Void) -> Void
  ) {
    self.perform = perform
    super.init(downstream, name: "SubscribeOn")
  }

  override func receive(_ input: Value) -> Subscribers.Demand {
    send(input)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    end(completion, cancelsUpstream: false)
  }

  override func request(_ demand: Subscribers.Demand) {
    perform { self.requestUpstream(demand) }
  }

  override func cancel() {
    abandon()
    perform { self.cancelUpstream() }
  }
}
