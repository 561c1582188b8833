extension Publishers {
  /// Ends with what a closure makes of a failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The publisher it receives from.
    public let upstream: Upstream
    /// What makes another failure of one.
    public let transform: (Upstream.Failure) -> Failure

    /// A publisher with the given parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let stage = TransformStage<Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "MapError",
        onCompletion: { $0.mapFailure(transform) },
        onInput: { .send($0) }
      )
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Ends with what a closure makes of a failure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
