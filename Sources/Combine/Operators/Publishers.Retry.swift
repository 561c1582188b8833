extension Publishers {
  /// Subscribes again after a failure, a number of times.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The number of times; nil for as often as it fails.
    public let retries: Int?

    /// A publisher with the given parts.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber, name: "Retry")
      relay.open()
      follow(with: relay, remaining: retries)
    }

    private func follow(with relay: Relay<Output, Failure>, remaining: Int?) {
      relay.follow(upstream) { completion in
        guard case .failure = completion, remaining != 0 else { return relay.end(completion) }
        follow(with: relay, remaining: remaining.map { $0 - 1 })
      }
    }
  }
}

extension Publisher {
  /// Subscribes again after a failure, at most `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
