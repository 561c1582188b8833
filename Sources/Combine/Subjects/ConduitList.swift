internal import Foundation

/// The subscribers of a subject, in the order in which they subscribed.
final class ConduitList<Output, Failure: Error> {
  private let lock = NSLock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var hasDemand = false

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// How it ended, if it has.
  var end: Subscribers.Completion<Failure>? {
    lock.withLock { completion }
  }

  /// Attaches a subscriber; one that comes after the end is told so at once.
  func attach(
    _ subscriber: any Subscriber<Output, Failure>,
    name: String,
    currentValue: @escaping () -> Output? = { nil }
  ) {
    let conduit = Conduit(
      subscriber,
      name: name,
      currentValue: currentValue,
      onDemand: { [weak self] in self?.noteDemand() },
      onClose: { [weak self] in self?.remove($0) }
    )
    let end = lock.withLock {
      if completion == nil { conduits.append(conduit) }
      return completion
    }
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  private func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }

  /// Sends a value to those who are subscribed now.
  func send(_ value: Output) {
    let receivers = lock.withLock { completion == nil ? conduits : [] }
    for receiver in receivers { receiver.offer(value) }
  }

  /// Sends the end, once.
  func send(completion: Subscribers.Completion<Failure>) {
    let (receivers, ended) = lock.withLock {
      () -> ([Conduit<Output, Failure>], [any Subscription]) in
      guard self.completion == nil else { return ([], []) }
      self.completion = completion
      defer { (conduits, upstreams) = ([], []) }
      return (conduits, upstreams)
    }
    for receiver in receivers { receiver.finish(completion) }
    withExtendedLifetime(ended) {}
  }

  /// Takes a subscription that feeds the subject; it is asked for everything once it is wanted.
  func feed(from subscription: any Subscription, isWanted: Bool) {
    let (isOpen, requests) = lock.withLock {
      guard completion == nil else { return (false, false) }
      upstreams.append(subscription)
      return (true, isWanted || hasDemand)
    }
    guard isOpen else { return subscription.cancel() }
    if requests { subscription.request(.unlimited) }
  }

  /// Asks those who feed the subject for everything, the first time that somebody wants values.
  func noteDemand() {
    let waiting = lock.withLock { () -> [any Subscription] in
      guard !hasDemand else { return [] }
      hasDemand = true
      return upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }
}
