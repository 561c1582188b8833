extension Publishers {
  /// Sends the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// The kind of values it sends.
    public typealias Output = A.Output
    /// The kind of failure it ends with.
    public typealias Failure = A.Failure

    /// A publisher whose values are sent.
    public let a: A
    /// A publisher whose values are sent.
    public let b: B
    /// A publisher whose values are sent.
    public let c: C

    /// A publisher with the given parts.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = MergeJunction(subscriber, name: "Merge")
      junction.enter(3)
      junction.open()
      junction.join(a)
      junction.join(b)
      junction.join(c)
    }
  }
}

extension Publisher {
  /// Sends the values of this and other publishers as they come.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }
}
