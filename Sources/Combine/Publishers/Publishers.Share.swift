extension Publishers {
  /// Sends the values of one subscription to all its subscribers.
  ///
  /// Not Sendable, as in Combine; any thread may subscribe.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    private typealias Shared = Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// The publisher it receives from.
    public let upstream: Upstream

    private let shared: Autoconnect<Shared>

    /// A publisher that shares another one.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Attaches a subscriber; the first one begins the subscription.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Whether both are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool {
      lhs === rhs
    }
  }
}

extension Publisher {
  /// Sends the values of one subscription to all its subscribers.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
