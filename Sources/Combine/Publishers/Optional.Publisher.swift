extension Optional {
  /// Sends the wrapped value, if there is one, and finishes.
  ///
  /// Sendable if the value is.
  public struct Publisher: Combine.Publisher {
    /// The kind of values it sends.
    public typealias Output = Wrapped
    /// It cannot fail.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// A publisher of the wrapped value.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      if let output {
        Just(output).subscribe(subscriber)
      } else {
        Empty().subscribe(subscriber)
      }
    }
  }

  /// A publisher of the wrapped value.
  public var publisher: Publisher {
    Publisher(self)
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Optional.Publisher: Sendable where Wrapped: Sendable {}
