internal import Foundation

/// What stands between several upstream publishers and a downstream subscriber.
///
/// Values are delivered one at a time, except that the subscriber may cause another one while it
/// is called. Nothing is sent after the end or after a cancellation.
class Junction<Output, Failure: Error>: Subscription {
  /// Guards the state of this class and of its subclasses; never held while others are called.
  let lock = NSLock()

  private let deliveryLock = NSRecursiveLock()
  private let name: String
  private var downstream: (any Subscriber<Output, Failure>)?
  private var links: [SubscriptionLink] = []

  init(_ downstream: any Subscriber<Output, Failure>, name: String) {
    self.downstream = downstream
    self.name = name
  }

  /// Gives the subscriber its subscription.
  final func open() {
    lock.withLock { downstream }?.receive(subscription: self)
  }

  /// Whether it has neither ended nor been cancelled; for those who hold the lock.
  final var isOpen: Bool { downstream != nil }

  /// A link to another upstream; it is closed at once where the junction is.
  final func addLink() -> SubscriptionLink {
    let link = SubscriptionLink()
    let isAdded = lock.withLock {
      if isOpen { links.append(link) }
      return isOpen
    }
    if !isAdded { link.end() }
    return link
  }

  /// Forgets a link whose upstream has ended.
  final func removeLink(_ link: SubscriptionLink) {
    lock.withLock { links.removeAll { $0 === link } }
  }

  /// Asks all upstreams for values.
  final func requestAll(_ demand: Subscribers.Demand) {
    for link in lock.withLock({ links }) { link.request(demand) }
  }

  func request(_ demand: Subscribers.Demand) {
    preconditionFailure("This is a defect in perfbudget: '\(name)' takes no request. Report it.")
  }

  func cancel() {
    let subscriber = close()
    withExtendedLifetime(subscriber) {}
  }

  /// Called when it ends or is cancelled, to release what is stored.
  func didClose() {}

  /// Sends a value.
  ///
  /// - Returns: How many more the subscriber wants.
  final func send(_ value: Output) -> Subscribers.Demand {
    deliveryLock.withLock { lock.withLock { downstream }?.receive(value) ?? .none }
  }

  /// Sends the end and takes leave of all upstreams.
  final func end(_ completion: Subscribers.Completion<Failure>) {
    guard let subscriber = close() else { return }
    deliveryLock.withLock { subscriber.receive(completion: completion) }
  }

  private func close() -> (any Subscriber<Output, Failure>)? {
    let (subscriber, open) = lock.withLock {
      defer { links = [] }
      return (downstream.take(), links)
    }
    for link in open { link.cancel() }
    if subscriber != nil { didClose() }
    return subscriber
  }
}

extension Junction: CustomStringConvertible {
  var description: String { name }
}
