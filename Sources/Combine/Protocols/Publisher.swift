/// A type that sends a sequence of values over time, and at most one completion.
///
/// Not Sendable, as in Combine: which thread sends is up to the publisher.
///
/// - Note: Source: Combine's documentation of `Publisher`.
public protocol Publisher<Output, Failure> {
  /// The kind of values it sends.
  associatedtype Output

  /// The kind of failure it ends with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber; called by `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which is given a subscription before anything else.
  public func subscribe<S: Subscriber>(
    _ subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything to a subject, until the returned value is cancelled or gone.
  public func subscribe<S: Subject>(
    _ subject: S
  ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
