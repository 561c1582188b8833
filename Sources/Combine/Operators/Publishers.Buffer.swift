internal import Foundation

extension Publishers {
  /// How values are fetched before they are wanted.
  ///
  /// Sendable.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many as the buffer takes are asked for.
    case keepFull
    /// All are asked for.
    case byRequest
  }

  /// What becomes of a value that finds the buffer full.

  ///

  /// Not Sendable.
  public enum BufferingStrategy<Failure: Error> {
    /// It is dropped.
    case dropNewest
    /// The oldest value makes room for it.
    case dropOldest
    /// The publisher fails.
    case customError(() -> Failure)
  }
}

extension Publishers {
  /// Keeps values until they are wanted.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// How many values it keeps.
    public let size: Int
    /// How values are fetched.
    public let prefetch: Publishers.PrefetchStrategy
    /// What becomes of a value that finds no room.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      size: Int,
      prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = BufferStage<Output, Failure>(
        subscriber,
        size: size,
        prefetch: prefetch,
        whenFull: whenFull
      )
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Keeps values until they are wanted.
  ///
  /// - Parameters:
  ///   - size: How many values it keeps.
  ///   - prefetch: How values are fetched.
  ///   - whenFull: What becomes of a value that finds no room.
  /// - Returns: A publisher of the same values.
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// Keeps values, and the end behind them.
private final class BufferStage<Value, Failure: Error>: Stage<Value, Failure, Value, Failure> {
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private var demand = Subscribers.Demand.none
  private var values: [Value] = []
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false

  init(
    _ downstream: any Subscriber<Value, Failure>,
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init(downstream, name: "Buffer")
  }

  override func didSubscribe() {
    switch prefetch {
    case .keepFull: requestUpstream(.max(size))
    case .byRequest: requestUpstream(.unlimited)
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    sendWanted()
  }

  override func receive(_ input: Value) -> Subscribers.Demand {
    let failure = lock.withLock { () -> Failure? in
      guard completion == nil else { return nil }
      guard values.count >= size else {
        values.append(input)
        return nil
      }
      switch whenFull {
      case .dropNewest:
        break
      case .dropOldest:
        if !values.isEmpty { values.removeFirst() }
        values.append(input)
      case .customError(let make):
        return make()
      }
      return nil
    }
    if let failure {
      cancelUpstream()
      lock.withLock { completion = completion ?? .failure(failure) }
    }
    sendWanted()
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { self.completion = self.completion ?? completion }
    sendWanted()
  }

  /// A request that comes while a value is sent only adds to the demand.
  private func sendWanted() {
    let begins = lock.withLock {
      defer { isSending = true }
      return !isSending
    }
    guard begins else { return }
    while let value = takeWanted() {
      let more = send(value)
      lock.withLock { demand += more }
      if case .keepFull = prefetch { requestUpstream(.max(1)) }
    }
    if let completion = lock.withLock({ values.isEmpty ? completion : nil }) {
      end(completion, cancelsUpstream: false)
    }
  }

  private func takeWanted() -> Value? {
    lock.withLock {
      guard demand > 0, !values.isEmpty else {
        isSending = false
        return nil
      }
      demand -= 1
      return values.removeFirst()
    }
  }
}
