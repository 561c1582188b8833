internal import Foundation

/// Sends what it receives to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable, Subscription {
  private let link = SubscriptionLink()
  private let lock = NSLock()
  private var subject: S?

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    guard link.connect(subscription) else { return }
    lock.withLock { subject }?.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let subject = lock.withLock { self.subject.take() }
    link.end()
    subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    link.request(demand)
  }

  func cancel() {
    let subject = lock.withLock { self.subject.take() }
    link.cancel()
    withExtendedLifetime(subject) {}
  }
}

extension SubjectSubscriber: CustomStringConvertible {
  var description: String { "Subject" }
}
