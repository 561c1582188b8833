/// A subject that sends values to those who are subscribed and want them, and keeps none.
///
/// Not Sendable, as in Combine; any thread may send.
///
/// - Note: Source: Combine's documentation of `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduits = ConduitList<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    conduits.attach(subscriber, name: "PassthroughSubject")
  }

  /// Sends a value to the subscribers that want one, in the order in which they subscribed.
  public func send(_ value: Output) {
    conduits.send(value)
  }

  /// Sends the end to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    conduits.send(completion: completion)
  }

  /// Takes a subscription to a publisher; it is asked for everything once a subscriber wants it.
  public func send(subscription: any Subscription) {
    conduits.feed(from: subscription, isWanted: false)
  }
}
