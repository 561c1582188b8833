extension Publishers {
  /// Sends the values that a closure accepts.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether a value is sent.
    public let isIncluded: (Upstream.Output) -> Bool

    /// A publisher with the given parts.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "Filter"
      ) { isIncluded($0) ? .send($0) : .skip }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends the values that a closure accepts, and ends where it throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = any Error

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether a value is sent.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// A publisher with the given parts.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        throwing: subscriber,
        name: "TryFilter"
      ) { try isIncluded($0) ? .send($0) : .skip }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends the values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends the values that a closure accepts, and ends where it throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
