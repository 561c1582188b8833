extension Publishers {
  /// Sends no value, only the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Never
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
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "IgnoreOutput",
        result: nil
      ) { _ in false }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends no value, only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
