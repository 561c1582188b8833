extension Publishers {
  /// Sends whether a closure accepts all values that come.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Bool
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether a value is accepted.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher with the given parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var areAccepted = true
      let predicate = predicate
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "AllSatisfy",
        result: areAccepted
      ) {
        areAccepted = predicate($0)
        return !areAccepted
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends whether a closure accepts all values that come, and ends where it throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Bool
    /// The kind of failure it ends with.
    public typealias Failure = any Error

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether a value is accepted.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher with the given parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var areAccepted = true
      let predicate = predicate
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        throwing: subscriber,
        name: "TryAllSatisfy",
        result: areAccepted
      ) {
        areAccepted = try predicate($0)
        return !areAccepted
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends whether a closure accepts all values, as soon as that is known.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends whether a closure accepts all values, as soon as that is known; ends where it throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
