internal import Combine

/// Asks for as much as it is told to and notes what it gets, the end as `|` or `x`.
final class TestSubscriber<Input, Failure: Error>: Subscriber {
  private(set) var events: [String] = []
  private(set) var subscriptionCount = 0

  private let initial: Subscribers.Demand
  private let more: Subscribers.Demand
  private var subscription: (any Subscription)?

  init(initial: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    self.initial = initial
    self.more = more
  }

  func receive(subscription: any Subscription) {
    subscriptionCount += 1
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("|")
    case .failure(let failure): events.append("\(failure)" == "thrown" ? "t" : "x")
    }
  }

  func request(_ demand: Subscribers.Demand) {
    subscription?.request(demand)
  }

  func cancel() {
    subscription?.cancel()
  }
}
