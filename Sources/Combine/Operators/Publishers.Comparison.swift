extension Publishers {
  /// Sends the greatest value, by some order, when all have come.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The order.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var greatest: Output?
      let areInIncreasingOrder = areInIncreasingOrder
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "Comparison",
        result: greatest
      ) { value in
        if greatest.map({ areInIncreasingOrder($0, value) }) ?? true { greatest = value }
        return false
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends the greatest value, by some order, when all have come, and ends where the closure throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = any Error

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The order.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var greatest: Output?
      let areInIncreasingOrder = areInIncreasingOrder
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        throwing: subscriber,
        name: "TryComparison",
        result: greatest
      ) { value in
        if try greatest.map({ try areInIncreasingOrder($0, value) }) ?? true { greatest = value }
        return false
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends the least value, by the given order, when all have come.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Sends the greatest value, by the given order, when all have come.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the least value, by the given order, when all have come, and ends where it throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Sends the greatest value, by the given order, when all have come, and ends where it throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value when all have come.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Sends the greatest value when all have come.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}
