extension Publishers {
  /// Sends the number of values when all have come.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Int
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream

    /// A publisher with the given parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var count = 0
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "Count",
        result: count
      ) { _ in
        count += 1
        return false
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends the number of values when all have come.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
