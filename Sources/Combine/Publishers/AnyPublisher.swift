/// A publisher whose type is hidden.
///
/// Not Sendable.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let publisher: any Publisher<Output, Failure>

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher {
      self = erased
    } else {
      self.publisher = publisher
    }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    publisher.receive(subscriber: subscriber)
  }
}

extension AnyPublisher: CustomStringConvertible {
  /// The name as `print()` shows it.
  public var description: String { "AnyPublisher" }
}

extension Publisher {
  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
