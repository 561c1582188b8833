extension Publishers {
  /// Sends whether a value is among those that come.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The kind of values it sends.
    public typealias Output = Bool
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output

    /// A publisher with the given parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isFound = false
      let output = output
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "Contains",
        result: isFound
      ) {
        isFound = $0 == output
        return isFound
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends whether a closure accepts one of the values that come.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Bool
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
      var isFound = false
      let predicate = predicate
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "ContainsWhere",
        result: isFound
      ) {
        isFound = predicate($0)
        return isFound
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends whether a closure accepts one of the values that come, and ends where it throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Bool
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
      var isFound = false
      let predicate = predicate
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        throwing: subscriber,
        name: "TryContainsWhere",
        result: isFound
      ) {
        isFound = try predicate($0)
        return isFound
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends whether a closure accepts one of the values, as soon as that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether a closure accepts one of the values, as soon as known; ends where it throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value is among those that come, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
