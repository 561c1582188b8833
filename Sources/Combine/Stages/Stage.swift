internal import Foundation

/// What stands between an upstream publisher and a downstream subscriber.
///
/// It passes requests up and cancels once. Subclasses decide what becomes of values and of the
/// end. Nothing is sent after the end or after a cancellation.
class Stage<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription {
  /// Guards the state of this class and of its subclasses; never held while others are called.
  let lock = NSLock()

  private let link = SubscriptionLink()
  private let name: String
  private var downstream: (any Subscriber<Output, OutputFailure>)?

  init(_ downstream: any Subscriber<Output, OutputFailure>, name: String) {
    self.downstream = downstream
    self.name = name
  }

  /// Whether neither side has ended it.
  final var isActive: Bool {
    lock.withLock { downstream != nil }
  }

  // MARK: From upstream

  final func receive(subscription: any Subscription) {
    guard link.connect(subscription) else { return }
    lock.withLock { downstream }?.receive(subscription: self)
    didSubscribe()
  }

  /// Called after the subscriber has its subscription.
  func didSubscribe() {}

  func receive(_ input: Input) -> Subscribers.Demand {
    preconditionFailure("This is a defect in perfbudget: '\(name)' takes no values. Report it.")
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    preconditionFailure("This is a defect in perfbudget: '\(name)' takes no end. Report it.")
  }

  // MARK: From downstream

  func request(_ demand: Subscribers.Demand) {
    if demand > 0 { requestUpstream(demand) }
  }

  func cancel() {
    abandon()
    link.cancel()
  }

  // MARK: For subclasses

  /// Asks the upstream for values.
  final func requestUpstream(_ demand: Subscribers.Demand) {
    link.request(demand)
  }

  /// Ends the subscription to the upstream.
  final func cancelUpstream() {
    link.cancel()
  }

  /// Forgets the subscriber, who wants nothing any more.
  final func abandon() {
    let subscriber = lock.withLock { downstream.take() }
    withExtendedLifetime(subscriber) {}
  }

  /// Sends a value.
  ///
  /// - Returns: How many more the subscriber wants.
  final func send(_ value: Output) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(value) ?? .none
  }

  /// Sends the end, and takes leave of the upstream if it has not ended itself.
  final func end(_ completion: Subscribers.Completion<OutputFailure>, cancelsUpstream: Bool) {
    let subscriber = lock.withLock { downstream.take() }
    if cancelsUpstream { link.cancel() } else { link.end() }
    subscriber?.receive(completion: completion)
  }
}

extension Stage: CustomStringConvertible {
  var description: String { name }
}
