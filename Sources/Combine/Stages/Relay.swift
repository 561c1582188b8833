internal import Foundation

/// Passes on the values of one publisher after another.
///
/// What the subscriber wants and the one publisher has not sent is asked of the next.
final class Relay<Output, Failure: Error>: Junction<Output, Failure> {
  private var demand = Subscribers.Demand.none
  private var current: SubscriptionLink?
  private var isConnected = false

  /// Takes leave of the present publisher and passes on the values of another one.
  ///
  /// The end of that publisher goes to `onCompletion` only.
  func follow<P: Publisher>(
    _ publisher: P,
    onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let link = addLink()
    let old = lock.withLock {
      defer { (current, isConnected) = (link, false) }
      return current
    }
    if let old {
      old.cancel()
      removeLink(old)
    }
    let inlet = Inlet<Output, P.Failure>(
      link,
      onSubscription: { self.connect(link) },
      onValue: { self.relay($0) },
      onCompletion: onCompletion
    )
    publisher.subscribe(inlet)
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let link = lock.withLock {
      self.demand += demand
      return isConnected ? current : nil
    }
    link?.request(demand)
  }

  override func didClose() {
    lock.withLock { current = nil }
  }

  private func connect(_ link: SubscriptionLink) {
    let demand = lock.withLock { () -> Subscribers.Demand in
      guard current === link else { return .none }
      isConnected = true
      return self.demand
    }
    if demand > 0 { link.request(demand) }
  }

  private func relay(_ value: Output) -> Subscribers.Demand {
    lock.withLock { demand -= 1 }
    let more = send(value)
    lock.withLock { demand += more }
    return more
  }
}
