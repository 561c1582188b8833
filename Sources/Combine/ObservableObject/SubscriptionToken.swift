internal import Synchronization

/// A subscription that lasts as long as this token.
package final class SubscriptionToken: Sendable {
  private let onCancel: Mutex<(@Sendable () -> Void)?>

  /// A token that runs an action once: when it is cancelled or freed.
  package init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = Mutex(onCancel)
  }

  deinit {
    cancel()
  }

  /// Ends the subscription now; the subscriber is not called any more on this thread.
  ///
  /// A send that another thread has begun may still be calling the subscriber.
  package func cancel() {
    onCancel.withLock { $0.take() }?()
  }
}
