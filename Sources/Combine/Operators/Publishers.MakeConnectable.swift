extension Publishers {
  /// Sends nothing before it is told to begin.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// A publisher with the given parts.
    public init(upstream: Upstream) {
      multicast = upstream.multicast(subject: PassthroughSubject())
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      multicast.subscribe(subscriber)
    }

    /// Begins to send.
    public func connect() -> any Cancellable {
      multicast.connect()
    }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that sends nothing before it is told to begin.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
