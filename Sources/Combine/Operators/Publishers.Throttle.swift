internal import Foundation

extension Publishers {
  /// Sends a value at once and then at most one in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where values are sent.
    public let scheduler: Context
    /// Whether the latest value of the interval is sent, not the first.
    public let latest: Bool

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = ThrottleStage<Output, Failure, Context>(
        subscriber,
        interval: interval,
        scheduler: scheduler,
        latest: latest
      )
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends a value at once and then at most one in each interval.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - scheduler: Where values are sent.
  ///   - latest: Whether the latest value of the interval is sent, not the first.
  /// - Returns: The publisher of the values that are sent.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// Keeps one value until the interval is over.
private final class ThrottleStage<Value, Failure: Error, Context: Scheduler>:
  Stage<Value, Failure, Value, Failure>
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private var demand = Subscribers.Demand.none
  private var lastSending: Context.SchedulerTimeType?
  private var waiting: Value?
  private var completion: Subscribers.Completion<Failure>?
  private var isScheduled = false

  init(
    _ downstream: any Subscriber<Value, Failure>,
    interval: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    latest: Bool
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
    super.init(downstream, name: "Throttle")
  }

  override func didSubscribe() {
    requestUpstream(.unlimited)
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  override func receive(_ input: Value) -> Subscribers.Demand {
    let now = scheduler.now
    let due = lock.withLock { () -> Context.SchedulerTimeType? in
      guard completion == nil else { return nil }
      if isScheduled {
        if latest || waiting == nil { waiting = input }
        return nil
      }
      guard demand > 0 else { return nil }
      demand -= 1
      waiting = input
      isScheduled = true
      return lastSending.map { max(now, $0.advanced(by: interval)) } ?? now
    }
    guard let due else { return .none }
    if due > now {
      scheduler.schedule(after: due) { self.sendWaiting() }
    } else {
      scheduler.schedule { self.sendWaiting() }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let isFree = lock.withLock {
      self.completion = completion
      return !isScheduled
    }
    if isFree { scheduler.schedule { self.sendWaiting() } }
  }

  private func sendWaiting() {
    let now = scheduler.now
    let (value, completion) = lock.withLock {
      isScheduled = false
      if waiting != nil { lastSending = now }
      return (waiting.take(), self.completion)
    }
    if let value {
      let more = send(value)
      lock.withLock { demand += more }
    }
    if let completion { end(completion, cancelsUpstream: false) }
  }
}
