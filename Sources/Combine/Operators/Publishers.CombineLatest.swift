extension Publishers {
  /// Sends the latest values of two publishers, as soon as each has sent one, and then with each new value.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
      let junction = LatestJunction<A.Output, B.Output, Failure>(subscriber, name: "CombineLatest")
      junction.join(a, b)
    }
  }
}

extension Publisher {
  /// Sends the latest values of two publishers, as soon as each has sent one, and then with each new value.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what a closure makes of the latest values of two publishers, as soon as each has sent one, and then with each new value.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }
}
