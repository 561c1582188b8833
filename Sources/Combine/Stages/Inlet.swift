/// One of the upstreams of a junction.
final class Inlet<Input, Failure: Error>: Subscriber {
  private let link: SubscriptionLink
  private let onSubscription: () -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// A subscriber that calls closures as long as the link is active.
  init(
    _ link: SubscriptionLink,
    onSubscription: @escaping () -> Void,
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.link = link
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    if link.connect(subscription) { onSubscription() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    link.isActive ? onValue(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.isActive else { return }
    link.end()
    onCompletion(completion)
  }
}
