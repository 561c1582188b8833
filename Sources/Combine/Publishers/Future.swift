internal import Foundation

/// Sends one value that is still to come, or fails; late subscribers get the same.
///
/// The work begins when the future is made.
///
/// Not Sendable, as in Combine; any thread may call the
/// promise.
public final class Future<Output, Failure: Error>: Publisher {
  /// What takes the value or the failure.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  /// A future that a closure fulfils, now or later, by calling a promise on any thread.
  public init(
    _ attemptToFulfill:
      @escaping (
        @escaping @Sendable (Result<Output, Failure>) -> Void
      ) -> Void
  ) {
    let future = Carried(self)
    attemptToFulfill { future.value.fulfil($0) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription(subscriber, of: self)
    let known = lock.withLock {
      if result == nil { waiting.append(subscription) }
      return result
    }
    subscriber.receive(subscription: subscription)
    if let known { subscription.fulfil(known) }
  }

  fileprivate func remove(_ subscription: FutureSubscription<Output, Failure>) {
    lock.withLock { waiting.removeAll { $0 === subscription } }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let receivers = lock.withLock { () -> [FutureSubscription<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for receiver in receivers { receiver.fulfil(result) }
  }
}

/// Waits for the result of a future and for somebody to want it.
private final class FutureSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var future: Future<Output, Failure>?
  private var result: Result<Output, Failure>?
  private var isWanted = false

  init(_ downstream: any Subscriber<Output, Failure>, of future: Future<Output, Failure>) {
    self.downstream = downstream
    self.future = future
  }

  func fulfil(_ result: Result<Output, Failure>) {
    lock.withLock { self.result = result }
    sendIfDue()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock { isWanted = true }
    sendIfDue()
  }

  func cancel() {
    let subscriber = close()
    withExtendedLifetime(subscriber) {}
  }

  private func sendIfDue() {
    switch lock.withLock({ result }) {
    case .success(let value):
      let receiver = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
        defer { if isWanted { future = nil } }
        return isWanted && future != nil ? downstream : nil
      }
      guard let receiver else { return }
      _ = receiver.receive(value)
      // The subscriber may have cancelled meanwhile.
      close()?.receive(completion: .finished)
    case .failure(let failure):
      close()?.receive(completion: .failure(failure))
    case nil:
      break
    }
  }

  private func close() -> (any Subscriber<Output, Failure>)? {
    let (subscriber, future) = lock.withLock { (downstream.take(), self.future.take()) }
    future?.remove(self)
    return subscriber
  }
}

extension FutureSubscription: CustomStringConvertible {
  var description: String { "Future" }
}
