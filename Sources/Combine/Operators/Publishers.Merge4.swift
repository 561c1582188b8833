extension Publishers {
  /// Sends the values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output,
    A.Failure == B.Failure,
    A.Output == C.Output,
    A.Failure == C.Failure,
    A.Output == D.Output,
    A.Failure == D.Failure
  {
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
    /// A publisher whose values are sent.
    public let d: D

    /// A publisher with the given parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = MergeJunction(subscriber, name: "Merge")
      junction.enter(4)
      junction.open()
      junction.join(a)
      junction.join(b)
      junction.join(c)
      junction.join(d)
    }
  }
}

extension Publisher {
  /// Sends the values of this and other publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B,
    _ c: C,
    _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output,
    B.Failure == Failure,
    C.Output == Output,
    C.Failure == Failure,
    D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }
}
