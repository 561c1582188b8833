extension Result {
  /// Sends the value and finishes, or fails.
  ///
  /// Sendable if the value is.
  public struct Publisher: Combine.Publisher {
    /// The kind of values it sends.
    public typealias Output = Success

    /// The value or the failure.
    public let result: Result<Success, Failure>

    /// A publisher of a value or a failure.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// A publisher of a value.
    public init(_ output: Success) {
      result = .success(output)
    }

    /// A publisher that fails.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      switch result {
      case .success:
        subscriber.receive(
          subscription: OneTimeSubscription(subscriber, result: result, name: "Once")
        )
      case .failure(let failure):
        Fail(error: failure).subscribe(subscriber)
      }
    }
  }

  /// A publisher of the value or the failure.
  public var publisher: Publisher {
    Publisher(self)
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

extension Result.Publisher: Sendable where Success: Sendable {}
