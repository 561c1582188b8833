internal import Foundation

/// A subscriber that asks for one value whenever somebody waits for the next.
///
/// `@unchecked` because the state is guarded by `lock`. The values are handed from the publisher
/// to the one that waits.
final class ValueStream<Value, Failure: Error>: Subscriber, @unchecked Sendable {
  /// What the one that waits is given.
  enum Event {
    case value(Value)
    case end(Failure?)
  }

  private let lock = NSLock()
  private let link = SubscriptionLink()
  private var waiting: [CheckedContinuation<Carried<Event>, Never>] = []
  private var owed = Subscribers.Demand.none
  private var isConnected = false
  private var end: Event?
  private var values: [Value] = []

  func receive(subscription: any Subscription) {
    guard link.connect(subscription) else { return }
    let demand = lock.withLock {
      isConnected = true
      return owed
    }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    let receiver = lock.withLock { () -> CheckedContinuation<Carried<Event>, Never>? in
      guard waiting.isEmpty else { return waiting.removeFirst() }
      values.append(input)
      return nil
    }
    receiver?.resume(returning: Carried(.value(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: finish(.end(nil))
    case .failure(let failure): finish(.end(failure))
    }
  }

  /// The next value, or the end; cancelling the task ends it.
  func next() async -> Carried<Event> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }
    } onCancel: {
      cancel()
    }
  }

  /// Ends the subscription, and the waiting for it.
  func cancel() {
    link.cancel()
    finish(.end(nil))
  }

  private func wait(_ continuation: CheckedContinuation<Carried<Event>, Never>) {
    let (event, asks) = lock.withLock { () -> (Event?, Bool) in
      if !values.isEmpty { return (.value(values.removeFirst()), false) }
      if let end { return (end, false) }
      waiting.append(continuation)
      if !isConnected { owed += 1 }
      return (nil, isConnected)
    }
    if let event { continuation.resume(returning: Carried(event)) }
    if asks { link.request(.max(1)) }
  }

  private func finish(_ event: Event) {
    let receivers = lock.withLock {
      end = end ?? event
      defer { waiting = [] }
      return waiting
    }
    for (index, receiver) in receivers.enumerated() {
      // The failure is reported once.
      receiver.resume(returning: Carried(index == 0 ? event : .end(nil)))
    }
    if !receivers.isEmpty { lock.withLock { end = .end(nil) } }
  }
}

/// Ends a stream when nobody iterates over it any more: its publisher retains the stream itself.
final class ValueStreamOwner<Value, Failure: Error>: Sendable {
  /// The stream.
  let stream = ValueStream<Value, Failure>()

  deinit {
    stream.cancel()
  }
}
