/// Sends one value to each subscriber and finishes.
///
/// Sendable if the value is.
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// A publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(
      subscription: OneTimeSubscription(subscriber, result: .success(output), name: "Just")
    )
  }
}

extension Just: Equatable where Output: Equatable {}

extension Just: Sendable where Output: Sendable {}
