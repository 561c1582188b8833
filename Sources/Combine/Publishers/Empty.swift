/// Sends nothing, and finishes at once or never.
///
/// Sendable.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
  /// Whether it finishes at once.
  public let completeImmediately: Bool

  /// A publisher that sends nothing.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// A publisher that sends nothing to those who expect some types.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
