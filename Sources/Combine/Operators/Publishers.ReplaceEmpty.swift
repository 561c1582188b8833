extension Publishers {
  /// Sends a value before it finishes, if there was none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

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
      var isEmpty = true
      let relay = Relay(subscriber, name: "ReplaceEmpty")
      relay.open()
      let noting = upstream.map { value in
        isEmpty = false
        return value
      }
      relay.follow(noting) { completion in
        guard case .finished = completion, isEmpty else { return relay.end(completion) }
        relay.follow(Just(output)) { _ in relay.end(.finished) }
      }
    }
  }
}

extension Publisher {
  /// Sends a value before it finishes, if there was none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
