extension Publishers {
  /// Sends one result when all values have come.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// The result after another value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      let nextPartialResult = nextPartialResult
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "Reduce",
        result: result
      ) {
        result = nextPartialResult(result, $0)
        return false
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends one result when all values have come, and ends where the closure throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure it ends with.
    public typealias Failure = any Error

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// The result after another value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      let nextPartialResult = nextPartialResult
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        throwing: subscriber,
        name: "TryReduce",
        result: result
      ) {
        result = try nextPartialResult(result, $0)
        return false
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends one result when all values have come.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends one result when all values have come, and ends where the closure throws.
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self,
      initial: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
