extension Publishers {
  /// Sends values until a closure rejects one.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether a value is still sent.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher with the given parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "PrefixWhile"
      ) { predicate($0) ? .send($0) : .finish }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends values until a closure rejects one or throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = any Error

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether a value is still sent.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher with the given parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        throwing: subscriber,
        name: "TryPrefixWhile"
      ) { try predicate($0) ? .send($0) : .finish }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends values until a closure rejects one.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends values until a closure rejects one or throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
