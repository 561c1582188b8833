internal import Foundation

extension Publishers {
  /// Sends all values as one array when they have come.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = [Upstream.Output]
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
      var values: [Upstream.Output] = []
      let stage = ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "Collect",
        result: values
      ) {
        values.append($0)
        return false
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends arrays of a number of values, and the rest at the end.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = [Upstream.Output]
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The number of values in an array.
    public let count: Int

    /// A publisher with the given parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectStage(subscriber, count: count))
    }
  }
}

extension Publisher {
  /// Sends all values as one array when they have come.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Sends arrays of `count` values, and what is left at the end.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

/// Gathers values until there are enough of them.
private final class CollectStage<Value, Failure: Error>: Stage<Value, Failure, [Value], Failure> {
  private let count: Int
  private var values: [Value] = []

  init(_ downstream: any Subscriber<[Value], Failure>, count: Int) {
    self.count = count
    super.init(downstream, name: "CollectByCount")
  }

  override func request(_ demand: Subscribers.Demand) {
    if demand > 0 { requestUpstream(demand * count) }
  }

  override func receive(_ input: Value) -> Subscribers.Demand {
    let full = lock.withLock { () -> [Value]? in
      values.append(input)
      guard values.count >= count else { return nil }
      defer { values = [] }
      return values
    }
    return full.map { send($0) * count } ?? .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let rest = lock.withLock {
      defer { values = [] }
      return values
    }
    if case .finished = completion, !rest.isEmpty { _ = send(rest) }
    end(completion, cancelsUpstream: false)
  }
}
