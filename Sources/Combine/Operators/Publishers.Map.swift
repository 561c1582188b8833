extension Publishers {
  /// Sends what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// What makes another value of one.
    public let transform: (Upstream.Output) -> Output

    /// A publisher with the given parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "Map"
      ) { .send(transform($0)) }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends what a closure makes of each value, and ends where it throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure it ends with.
    public typealias Failure = any Error

    /// The publisher it receives from.
    public let upstream: Upstream
    /// What makes another value of one.
    public let transform: (Upstream.Output) throws -> Output

    /// A publisher with the given parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        throwing: subscriber,
        name: "TryMap"
      ) { .send(try transform($0)) }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends what a closure makes of each value, and ends where it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Sends the same value instead of each.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}
