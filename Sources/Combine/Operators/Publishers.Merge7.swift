extension Publishers {
  /// Sends the values of seven publishers as they come.
  public struct Merge7<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >: Publisher
  where
    A.Output == B.Output,
    A.Failure == B.Failure,
    A.Output == C.Output,
    A.Failure == C.Failure,
    A.Output == D.Output,
    A.Failure == D.Failure,
    A.Output == E.Output,
    A.Failure == E.Failure,
    A.Output == F.Output,
    A.Failure == F.Failure,
    A.Output == G.Output,
    A.Failure == G.Failure
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
    /// A publisher whose values are sent.
    public let f: F
    /// A publisher whose values are sent.
    public let g: G

    /// A publisher with the given parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = MergeJunction(subscriber, name: "Merge")
      junction.enter(7)
      junction.open()
      junction.join(a)
      junction.join(b)
      junction.join(c)
      junction.join(d)
      junction.join(e)
      junction.join(f)
      junction.join(g)
    }
  }
}

extension Publisher {
  /// Sends the values of this and other publishers as they come.
  public func merge<
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output,
    B.Failure == Failure,
    C.Output == Output,
    C.Failure == Failure,
    D.Output == Output,
    D.Failure == Failure,
    E.Output == Output,
    E.Failure == Failure,
    F.Output == Output,
    F.Failure == Failure,
    G.Output == Output,
    G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }
}
