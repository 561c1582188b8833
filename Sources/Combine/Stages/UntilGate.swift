internal import Foundation

/// Passes on values before, or after, another publisher sends its first one.
final class UntilGate<Output, Failure: Error>: Junction<Output, Failure> {
  private var main: SubscriptionLink?
  private let opensLater: Bool
  private var isPassing: Bool
  private var demand = Subscribers.Demand.none

  /// A gate.
  ///
  /// Where it is open, values pass until the other publisher sends one, and the end comes then;
  /// otherwise they pass from then on.
  init(_ downstream: any Subscriber<Output, Failure>, name: String, isOpen: Bool) {
    opensLater = !isOpen
    isPassing = isOpen
    super.init(downstream, name: name)
  }

  /// Subscribes to both publishers, the other one first.
  func start<Main: Publisher, Other: Publisher>(
    _ main: Main,
    until other: Other
  ) where Main.Output == Output, Main.Failure == Failure {
    let (mainLink, otherLink) = (addLink(), addLink())
    lock.withLock { self.main = mainLink }
    open()
    other.subscribe(
      Inlet<Other.Output, Other.Failure>(
        otherLink,
        onSubscription: { otherLink.request(.max(1)) },
        onValue: { [self] _ in
          otherLink.cancel()
          trigger()
          return .none
        },
        onCompletion: { [self] completion in
          removeLink(otherLink)
          otherDidEnd(completion.erased())
        }
      )
    )
    main.subscribe(
      Inlet<Output, Failure>(
        mainLink,
        onSubscription: { [self] in
          let demand = lock.withLock { self.demand }
          if demand > 0 { mainLink.request(demand) }
        },
        onValue: { [self] in lock.withLock { isPassing } ? send($0) : .max(1) },
        onCompletion: { [self] in end($0) }
      )
    )
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let link = lock.withLock {
      self.demand += demand
      return main
    }
    link?.request(demand)
  }

  private func trigger() {
    if opensLater {
      lock.withLock { isPassing = true }
    } else {
      end(.finished)
    }
  }

  /// Nothing can pass any more if the other publisher ends before it opens the gate.
  private func otherDidEnd(_ completion: Subscribers.Completion<any Error>) {
    guard opensLater, !lock.withLock({ isPassing }) else { return }
    switch completion {
    case .finished: end(.finished)
    case .failure(let failure as Failure): end(.failure(failure))
    case .failure: end(.finished)
    }
  }
}
