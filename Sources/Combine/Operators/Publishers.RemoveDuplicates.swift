extension Publishers {
  /// Sends the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// A publisher with the given parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      let predicate = predicate
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "RemoveDuplicates"
      ) {
        if let last, predicate(last, $0) { return .skip }
        last = $0
        return .send($0)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends the values that differ from the one before, and ends where the closure throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = any Error

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      let predicate = predicate
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        throwing: subscriber,
        name: "TryRemoveDuplicates"
      ) {
        if let last, try predicate(last, $0) { return .skip }
        last = $0
        return .send($0)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends the values that a closure does not call the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Sends the values that a closure does not call the same as the one before; ends where it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Sends the values that are not equal to the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
