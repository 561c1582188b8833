extension Publishers {
  /// Sends the values of five publishers as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Output == B.Output,
    A.Failure == B.Failure,
    A.Output == C.Output,
    A.Failure == C.Failure,
    A.Output == D.Output,
    A.Failure == D.Failure,
    A.Output == E.Output,
    A.Failure == E.Failure
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
    /// A publisher whose values are sent.
    public let e: E

    /// A publisher with the given parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = MergeJunction(subscriber, name: "Merge")
      junction.enter(5)
      junction.open()
      junction.join(a)
      junction.join(b)
      junction.join(c)
      junction.join(d)
      junction.join(e)
    }
  }
}

extension Publisher {
  /// Sends the values of this and other publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output,
    B.Failure == Failure,
    C.Output == Output,
    C.Failure == Failure,
    D.Output == Output,
    D.Failure == Failure,
    E.Output == Output,
    E.Failure == Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}
