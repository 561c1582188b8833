internal import Foundation

extension Publishers {
  /// Sends the last value after nothing has come for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The time.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where it is sent.
    public let scheduler: Context
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = DebounceStage<Output, Failure, Context>(
        subscriber,
        dueTime: dueTime,
        scheduler: scheduler,
        options: options
      )
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends the last value after nothing has come for some time.
  ///
  /// The end is sent without waiting; a value that waits then is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// Keeps the last value until it is old enough.
private final class DebounceStage<Value, Failure: Error, Context: Scheduler>:
  Stage<Value, Failure, Value, Failure>
{
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var demand = Subscribers.Demand.none
  private var generation = 0
  private var timer: (any Cancellable)?
  private var isEnding = false

  init(
    _ downstream: any Subscriber<Value, Failure>,
    dueTime: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
    super.init(downstream, name: "Debounce")
  }

  deinit {
    timer?.cancel()
  }

  override func didSubscribe() {
    requestUpstream(.unlimited)
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  override func receive(_ input: Value) -> Subscribers.Demand {
    let (number, old) = lock.withLock {
      generation += 1
      return (generation, timer.take())
    }
    old?.cancel()
    let new = scheduler.schedule(
      after: scheduler.now.advanced(by: dueTime),
      interval: dueTime,
      tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.becomeDue(input, number) }
    let isLate = lock.withLock {
      guard number == generation, !isEnding else { return true }
      timer = new
      return false
    }
    if isLate { new.cancel() }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    stopTimer()
    scheduler.schedule(options: options) { self.end(completion, cancelsUpstream: false) }
  }

  override func cancel() {
    stopTimer()
    super.cancel()
  }

  private func stopTimer() {
    let timer = lock.withLock {
      isEnding = true
      return self.timer.take()
    }
    timer?.cancel()
  }

  private func becomeDue(_ value: Value, _ number: Int) {
    let (isWanted, timer) = lock.withLock { () -> (Bool, (any Cancellable)?) in
      guard number == generation, !isEnding else { return (false, nil) }
      defer { generation += 1 }
      guard demand > 0 else { return (false, self.timer.take()) }
      demand -= 1
      return (true, self.timer.take())
    }
    timer?.cancel()
    guard isWanted else { return }
    let more = send(value)
    lock.withLock { demand += more }
  }
}
