extension Publishers {
  /// Sends the first values of two publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The kind of values it sends.
    public typealias Output = (A.Output, B.Output)
    /// The kind of failure it ends with.
    public typealias Failure = A.Failure

    /// A publisher whose values are sent.
    public let a: A
    /// A publisher whose values are sent.
    public let b: B

    /// A publisher with the given parts.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = ZipJunction<A.Output, B.Output, Failure>(subscriber, name: "Zip")
      junction.join(a, b)
    }
  }
}

extension Publisher {
  /// Sends the first values of two publishers together, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends what a closure makes of the first values of two publishers together, then the second ones, and so on.
  public func zip<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }
}
