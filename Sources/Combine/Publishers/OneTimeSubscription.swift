internal import Foundation

/// Sends one value, as soon as it is wanted, and then the end; or fails.
final class OneTimeSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private let name: String
  private let result: Result<Output, Failure>
  private var isSent = false
  private var downstream: (any Subscriber<Output, Failure>)?

  init(
    _ downstream: any Subscriber<Output, Failure>,
    result: Result<Output, Failure>,
    name: String
  ) {
    self.downstream = downstream
    self.result = result
    self.name = name
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    switch result {
    case .success(let value):
      let isFirst = lock.withLock {
        defer { isSent = true }
        return !isSent
      }
      guard isFirst else { return }
      _ = lock.withLock { downstream }?.receive(value)
      // The subscriber may have cancelled meanwhile.
      take()?.receive(completion: .finished)
    case .failure(let failure):
      take()?.receive(completion: .failure(failure))
    }
  }

  func cancel() {
    let subscriber = take()
    withExtendedLifetime(subscriber) {}
  }

  private func take() -> (any Subscriber<Output, Failure>)? {
    lock.withLock { downstream.take() }
  }
}

extension OneTimeSubscription: CustomStringConvertible {
  var description: String { name }
}
