internal import Foundation

/// Passes on the values of several publishers as they come.
///
/// While the subscriber wants no values, one value of each publisher waits.
final class MergeJunction<Output, Failure: Error>: Junction<Output, Failure> {
  private struct Waiting {
    let value: Output
    let link: SubscriptionLink
  }

  private var demand = Subscribers.Demand.none
  private var waiting: [Waiting] = []
  private var openCount = 0

  /// Counts something as unfinished until `leave()`.
  func enter(_ count: Int = 1) {
    lock.withLock { openCount += count }
  }

  /// Counts something as finished; after the last of all the end is sent.
  func leave() {
    let isLast = lock.withLock {
      openCount -= 1
      return openCount == 0 && waiting.isEmpty
    }
    if isLast { end(.finished) }
  }

  /// Passes on the values of a publisher, which was counted by `enter()`.
  ///
  /// When it has finished, `onEnd` is called.
  func join<P: Publisher>(
    _ publisher: P,
    onEnd: @escaping () -> Void = {}
  ) where P.Output == Output, P.Failure == Failure {
    let link = addLink()
    let inlet = Inlet<Output, Failure>(
      link,
      onSubscription: { [self] in
        link.request(lock.withLock { demand } == .unlimited ? .unlimited : .max(1))
      },
      onValue: { [self] in accept($0, from: link) },
      onCompletion: { [self] completion in
        removeLink(link)
        switch completion {
        case .finished:
          leave()
          onEnd()
        case .failure:
          end(completion)
        }
      }
    )
    publisher.subscribe(inlet)
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock { self.demand += demand }
    while let next = takeWaiting() {
      let more = send(next.value)
      lock.withLock { self.demand += more }
      next.link.request(.max(1))
    }
    if demand == .unlimited { requestAll(.unlimited) }
    let isDone = lock.withLock { openCount == 0 && waiting.isEmpty }
    if isDone { end(.finished) }
  }

  override func didClose() {
    let forgotten = lock.withLock {
      defer { waiting = [] }
      return waiting
    }
    withExtendedLifetime(forgotten) {}
  }

  private func accept(_ value: Output, from link: SubscriptionLink) -> Subscribers.Demand {
    let isWanted = lock.withLock {
      guard isOpen else { return false }
      // One that waits is sent first, by the request that is under way.
      guard demand > 0, waiting.isEmpty else {
        waiting.append(Waiting(value: value, link: link))
        return false
      }
      demand -= 1
      return true
    }
    guard isWanted else { return .none }
    let more = send(value)
    lock.withLock { demand += more }
    return .max(1)
  }

  private func takeWaiting() -> Waiting? {
    lock.withLock {
      guard demand > 0, !waiting.isEmpty else { return nil }
      demand -= 1
      return waiting.removeFirst()
    }
  }
}
