extension Publishers {
  /// Sends a running result after each value.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// The result after another value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      let nextPartialResult = nextPartialResult
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "Scan"
      ) {
        result = nextPartialResult(result, $0)
        return .send(result)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends a running result after each value, and ends where the closure throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure it ends with.
    public typealias Failure = any Error

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// The result after another value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      let nextPartialResult = nextPartialResult
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        throwing: subscriber,
        name: "TryScan"
      ) {
        result = try nextPartialResult(result, $0)
        return .send(result)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends a running result after each value.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Sends a running result after each value, and ends where the closure throws.
  public func tryScan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
