internal import Foundation

extension Publishers {
  /// Sends the values of the latest publisher that came.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The kind of values it sends.
    public typealias Output = P.Output
    /// The kind of failure it ends with.
    public typealias Failure = P.Failure

    /// The publisher it receives from.
    public let upstream: Upstream

    /// A publisher with the given parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(SwitchStage<P>.inlet(to: subscriber))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher that came; the one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest publisher that came; the one before is cancelled.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }

  /// Sends the values of the latest publisher that came; the one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output.Failure == Never {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher that came; the one before is cancelled.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

/// Follows the latest publisher, and ends when that one and the outer one have ended.
private final class SwitchStage<P: Publisher> {
  private let lock = NSLock()
  private var outerIsDone = false
  private var innerCount = 0
  private var latest = 0

  static func inlet(
    to subscriber: any Subscriber<P.Output, P.Failure>
  ) -> Inlet<P, P.Failure> {
    let stage = SwitchStage()
    let relay = Relay(subscriber, name: "SwitchToLatest")
    let link = relay.addLink()
    relay.open()
    return Inlet(
      link,
      onSubscription: { link.request(.unlimited) },
      onValue: { publisher in
        let number = stage.begin()
        relay.follow(publisher) { completion in
          if case .failure = completion { return relay.end(completion) }
          if stage.isOver(afterInner: number) { relay.end(.finished) }
        }
        return .none
      },
      onCompletion: { completion in
        if case .failure = completion { return relay.end(completion) }
        if stage.isOverAfterOuter() { relay.end(.finished) }
      }
    )
  }

  private func begin() -> Int {
    lock.withLock {
      latest += 1
      innerCount = 1
      return latest
    }
  }

  private func isOver(afterInner number: Int) -> Bool {
    lock.withLock {
      if number == latest { innerCount = 0 }
      return outerIsDone && innerCount == 0
    }
  }

  private func isOverAfterOuter() -> Bool {
    lock.withLock {
      outerIsDone = true
      return innerCount == 0
    }
  }
}
