extension Publishers {
  /// Sends the values of another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = NewPublisher.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// What makes that publisher.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// A publisher with the given parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let relay = Relay(subscriber, name: "Catch")
      relay.open()
      relay.follow(upstream) { completion in
        switch completion {
        case .finished: relay.end(.finished)
        case .failure(let failure): relay.follow(handler(failure)) { relay.end($0) }
        }
      }
    }
  }
}

extension Publishers {
  /// Sends the values of another publisher after a failure, or fails where the closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = any Error

    /// The publisher it receives from.
    public let upstream: Upstream
    /// What makes that publisher.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// A publisher with the given parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let relay = Relay(subscriber, name: "TryCatch")
      relay.open()
      relay.follow(upstream) { completion in
        guard case .failure(let failure) = completion else { return relay.end(.finished) }
        do {
          relay.follow(try handler(failure)) { relay.end($0.erased()) }
        } catch {
          relay.end(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Sends the values of the publisher that a closure makes of a failure, instead of failing.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Sends the values of the publisher that a closure makes of a failure, or fails where it throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
