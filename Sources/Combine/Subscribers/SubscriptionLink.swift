internal import Foundation

/// The one subscription of a subscriber: taken once, ended once.
///
/// `@unchecked` because the state is guarded by `lock`.
final class SubscriptionLink: @unchecked Sendable {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var isOpen = true

  /// Takes a subscription; a second one, or one after the end, is cancelled.
  ///
  /// - Returns: Whether it was taken.
  func connect(_ subscription: any Subscription) -> Bool {
    let isTaken = lock.withLock {
      guard isOpen, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    if !isTaken { subscription.cancel() }
    return isTaken
  }

  /// Whether it has not ended.
  var isActive: Bool {
    lock.withLock { isOpen }
  }

  /// Asks for more values.
  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscription }?.request(demand)
  }

  /// Forgets the subscription, which has ended by itself.
  func end() {
    let ended = close()
    withExtendedLifetime(ended) {}
  }

  /// Ends the subscription.
  func cancel() {
    close()?.cancel()
  }

  private func close() -> (any Subscription)? {
    lock.withLock {
      isOpen = false
      return subscription.take()
    }
  }
}
