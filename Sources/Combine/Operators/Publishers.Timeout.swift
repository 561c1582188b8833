internal import Foundation

extension Publishers {
  /// Ends when no value has come for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The time.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where all is sent.
    public let scheduler: Context
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?
    /// What makes the failure; nil to finish.
    public let customError: (() -> Upstream.Failure)?

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = TimeoutStage<Output, Failure, Context>(
        subscriber,
        interval: interval,
        scheduler: scheduler,
        options: options,
        failure: customError
      )
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Ends when no value has come for some time.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: Where all is sent.
  ///   - options: The options for the scheduler.
  ///   - customError: What makes the failure that is sent; nil to finish.
  /// - Returns: A publisher of the same values.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      options: options,
      customError: customError
    )
  }
}

/// Begins a timer with each value.
private final class TimeoutStage<Value, Failure: Error, Context: Scheduler>:
  Stage<Value, Failure, Value, Failure>
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let failure: (() -> Failure)?
  private var timer: (any Cancellable)?
  private var generation = 0
  private var isEnding = false

  init(
    _ downstream: any Subscriber<Value, Failure>,
    interval: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    options: Context.SchedulerOptions?,
    failure: (() -> Failure)?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.failure = failure
    super.init(downstream, name: "Timeout")
  }

  deinit {
    timer?.cancel()
  }

  override func didSubscribe() {
    startTimer()
    requestUpstream(.unlimited)
  }

  // All is asked for at once, so there is nothing more to request.
  override func request(_ demand: Subscribers.Demand) {}

  override func receive(_ input: Value) -> Subscribers.Demand {
    guard !lock.withLock({ isEnding }) else { return .none }
    startTimer()
    scheduler.schedule(options: options) { _ = self.send(input) }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard stopTimer() else { return }
    scheduler.schedule(options: options) { self.end(completion, cancelsUpstream: false) }
  }

  override func cancel() {
    _ = stopTimer()
    super.cancel()
  }

  private func startTimer() {
    let (number, old) = lock.withLock {
      generation += 1
      return (generation, timer.take())
    }
    old?.cancel()
    let new = scheduler.schedule(
      after: scheduler.now.advanced(by: interval),
      interval: interval,
      tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.timeOut(number) }
    let isLate = lock.withLock {
      guard number == generation, !isEnding else { return true }
      timer = new
      return false
    }
    if isLate { new.cancel() }
  }

  /// - Returns: Whether it had not been stopped.
  private func stopTimer() -> Bool {
    let (isFirst, timer) = lock.withLock {
      defer { isEnding = true }
      return (!isEnding, self.timer.take())
    }
    timer?.cancel()
    return isFirst
  }

  private func timeOut(_ number: Int) {
    guard lock.withLock({ number == generation }), stopTimer() else { return }
    end(failure.map { .failure($0()) } ?? .finished, cancelsUpstream: true)
  }
}
