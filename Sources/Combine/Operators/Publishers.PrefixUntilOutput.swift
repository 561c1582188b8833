extension Publishers {
  /// Sends values until another publisher sends one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The other publisher.
    public let other: Other

    /// A publisher with the given parts.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let gate = UntilGate<Output, Failure>(subscriber, name: "PrefixUntilOutput", isOpen: true)
      gate.start(upstream, until: other)
    }
  }
}

extension Publisher {
  /// Sends values until another publisher sends one; then it finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
