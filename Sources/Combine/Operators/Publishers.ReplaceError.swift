extension Publishers {
  /// Sends a value and finishes instead of failing.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Never

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
      let output = output
      let relay = Relay(subscriber, name: "ReplaceError")
      relay.open()
      relay.follow(upstream) { completion in
        guard case .failure = completion else { return relay.end(.finished) }
        relay.follow(Just(output)) { relay.end($0) }
      }
    }
  }
}

extension Publisher {
  /// Sends a value and finishes instead of failing.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
