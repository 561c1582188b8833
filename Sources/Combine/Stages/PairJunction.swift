internal import Foundation

/// Joins the values of two publishers of different types.
///
/// Subclasses say when two values make a pair and when there can be no more pairs.
class PairJunction<First, Second, Failure: Error>: Junction<(First, Second), Failure> {
  private var demand = Subscribers.Demand.none

  /// Notes a value; called while the lock is held.
  func store(first: First) {}

  /// Notes a value; called while the lock is held.
  func store(second: Second) {}

  /// The next pair, if there is one; called while the lock is held.
  func nextPair() -> (First, Second)? { nil }

  /// A pair that was not sent because none was wanted; called while the lock is held.
  func waitingPair() -> (First, Second)? { nil }

  /// Whether all is over, given who has finished; called while the lock is held.
  func isOver(firstIsDone: Bool, secondIsDone: Bool) -> Bool { firstIsDone && secondIsDone }

  private var isDone = (first: false, second: false)

  /// Subscribes to both publishers.
  final func join<A: Publisher, B: Publisher>(
    _ first: A,
    _ second: B
  ) where A.Output == First, B.Output == Second, A.Failure == Failure, B.Failure == Failure {
    let (firstLink, secondLink) = (addLink(), addLink())
    open()
    first.subscribe(
      Inlet(
        firstLink,
        onSubscription: { self.ask(firstLink) },
        onValue: { value in self.accept(from: firstLink) { $0.store(first: value) } },
        onCompletion: { self.complete($0) { $0.isDone.first = true } }
      )
    )
    second.subscribe(
      Inlet(
        secondLink,
        onSubscription: { self.ask(secondLink) },
        onValue: { value in self.accept(from: secondLink) { $0.store(second: value) } },
        onCompletion: { self.complete($0) { $0.isDone.second = true } }
      )
    )
  }

  override final func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock { self.demand += demand }
    while let pair = takeWaiting() {
      let more = send(pair)
      lock.withLock { self.demand += more }
    }
    requestAll(demand)
    endIfOver()
  }

  private func takeWaiting() -> (First, Second)? {
    lock.withLock { () -> (First, Second)? in
      guard demand > 0, let pair = waitingPair() else { return nil }
      demand -= 1
      return pair
    }
  }

  private func ask(_ link: SubscriptionLink) {
    let demand = lock.withLock { self.demand }
    if demand > 0 { link.request(demand) }
  }

  private func accept(
    from link: SubscriptionLink,
    _ store: (PairJunction) -> Void
  ) -> Subscribers.Demand {
    let pair: (First, Second)? = lock.withLock {
      guard isOpen else { return nil }
      store(self)
      guard demand > 0, let pair = nextPair() else { return nil }
      demand -= 1
      return pair
    }
    guard let pair else { return .none }
    let more = send(pair)
    if more > 0 {
      lock.withLock { demand += more }
      requestAll(more)
    }
    endIfOver()
    return .none
  }

  private func complete(
    _ completion: Subscribers.Completion<Failure>,
    _ note: (PairJunction) -> Void
  ) {
    guard case .finished = completion else { return end(completion) }
    lock.withLock { note(self) }
    endIfOver()
  }

  private func endIfOver() {
    let endsNow = lock.withLock {
      isOver(firstIsDone: isDone.first, secondIsDone: isDone.second)
    }
    if endsNow { end(.finished) }
  }
}
