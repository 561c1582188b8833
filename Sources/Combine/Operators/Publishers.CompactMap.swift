extension Publishers {
  /// Sends what a closure makes of each value, unless that is nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// What makes another value of one, or nil.
    public let transform: (Upstream.Output) -> Output?

    /// A publisher with the given parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "CompactMap"
      ) { transform($0).map { .send($0) } ?? .skip }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends what a closure makes of each value, unless that is nil, and ends where it throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure it ends with.
    public typealias Failure = any Error

    /// The publisher it receives from.
    public let upstream: Upstream
    /// What makes another value of one, or nil.
    public let transform: (Upstream.Output) throws -> Output?

    /// A publisher with the given parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        throwing: subscriber,
        name: "TryCompactMap"
      ) { try transform($0).map { .send($0) } ?? .skip }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of each value, unless that is nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends what a closure makes of each value, unless that is nil, and ends where it throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
