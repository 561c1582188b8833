internal import Foundation

extension Publishers {
  /// Connects with the first subscriber and disconnects when the last one has cancelled.
  ///
  /// Not Sendable, as in Combine; any thread may subscribe.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream

    private let lock = NSLock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// A publisher that connects another one.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      // Who has received the end does not leave: later ones must not begin all over again.
      let counted = upstream.handleEvents(receiveCancel: { self.leave() })
      counted.subscribe(subscriber)
      guard isFirst else { return }
      let new = upstream.connect()
      let isUnused = lock.withLock {
        if count > 0 { connection = new }
        return count == 0
      }
      if isUnused { new.cancel() }
    }

    private func leave() {
      let ended = lock.withLock { () -> (any Cancellable)? in
        count -= 1
        return count == 0 ? connection.take() : nil
      }
      ended?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and disconnects when the last one has cancelled.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
