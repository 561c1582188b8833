internal import Foundation

extension Publishers {
  /// Calls closures with all that passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Called with the subscription.
    public let receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value.
    public let receiveOutput: ((Upstream.Output) -> Void)?
    /// Called with the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Called with a cancellation.
    public let receiveCancel: (() -> Void)?
    /// Called with each request.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ObservingStage(subscriber, name: "HandleEvents", observing: self))
    }
  }
}

extension Publisher {
  /// Calls closures with all that passes, before it is passed on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }
}

/// Calls the closures of a publisher with all that passes.
private final class ObservingStage<Upstream: Publisher>: Subscriber, Subscription {
  typealias Observers = Publishers.HandleEvents<Upstream>

  private let link = SubscriptionLink()
  private let lock = NSLock()
  private let name: String
  private var observers: Observers?
  private var downstream: (any Subscriber<Upstream.Output, Upstream.Failure>)?

  init(
    _ downstream: any Subscriber<Upstream.Output, Upstream.Failure>,
    name: String,
    observing observers: Observers
  ) {
    self.downstream = downstream
    self.observers = observers
    self.name = name
  }

  func receive(subscription: any Subscription) {
    lock.withLock { observers }?.receiveSubscription?(subscription)
    if link.connect(subscription) { lock.withLock { downstream }?.receive(subscription: self) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let (observers, downstream) = lock.withLock { (self.observers, self.downstream) }
    observers?.receiveOutput?(input)
    let demand = downstream?.receive(input) ?? .none
    if demand > 0 { observers?.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    let (observers, downstream) = close()
    observers?.receiveCompletion?(completion)
    link.end()
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { observers }?.receiveRequest?(demand)
    link.request(demand)
  }

  func cancel() {
    let (observers, downstream) = close()
    observers?.receiveCancel?()
    link.cancel()
    withExtendedLifetime(downstream) {}
  }

  private func close() -> (Observers?, (any Subscriber<Upstream.Output, Upstream.Failure>)?) {
    lock.withLock { (observers.take(), downstream.take()) }
  }
}

extension ObservingStage: CustomStringConvertible {
  var description: String { name }
}
