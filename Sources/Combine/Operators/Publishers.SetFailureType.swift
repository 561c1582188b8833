extension Publishers {
  /// Makes a publisher that cannot fail fit for those who expect failures.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The publisher it receives from.
    public let upstream: Upstream

    /// A publisher with the given parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = TransformStage<Output, Never, Output, Failure>(
        subscriber,
        name: "SetFailureType",
        onCompletion: { $0.promoted() },
        onInput: { .send($0) }
      )
      upstream.subscribe(stage)
    }
  }
}

extension Publisher where Failure == Never {
  /// Makes the publisher fit for those who expect failures of a type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
