/// Fails at once.
///
/// Sendable if its failure is.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// A publisher that fails.
  public init(error: Failure) {
    self.error = error
  }

  /// A publisher that fails, for those who expect values of a type.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

extension Fail: Sendable {}
