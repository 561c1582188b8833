extension Publishers {
  /// Sends the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The kind of values it sends.
    public typealias Output = A.Output
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
      let junction = MergeJunction(subscriber, name: "Merge")
      junction.enter(2)
      junction.open()
      junction.join(a)
      junction.join(b)
    }
  }
}

extension Publisher {
  /// Sends the values of this and other publishers as they come.
  public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, b)
  }
}
