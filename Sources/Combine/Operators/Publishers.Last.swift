extension Publishers {
  /// Sends the last value.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
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
      var found: Output?
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "Last",
        result: found
      ) {
        found = $0
        return false
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends the last value that a closure accepts.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether a value is meant.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher with the given parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var found: Output?
      let predicate = predicate
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "LastWhere",
        result: found
      ) {
        guard predicate($0) else { return false }
        found = $0
        return false
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends the last value that a closure accepts, and ends where it throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = any Error

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether a value is meant.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher with the given parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var found: Output?
      let predicate = predicate
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        throwing: subscriber,
        name: "TryLastWhere",
        result: found
      ) {
        guard try predicate($0) else { return false }
        found = $0
        return false
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends the last value.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Sends the last value that a closure accepts.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value that a closure accepts, and ends where it throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
