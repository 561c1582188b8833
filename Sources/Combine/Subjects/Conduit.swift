internal import Foundation

/// The subscription of one subscriber to a subject.
///
/// It counts how many values the subscriber still wants. Deliveries are made one at a time,
/// except that a subscriber may cause another one while it is called.
final class Conduit<Output, Failure: Error>: Subscription {
  /// What the subject says to a subscriber that wants values, but has not got the current one.
  typealias CurrentValue = () -> Output?

  private let lock = NSLock()
  private let deliveryLock = NSRecursiveLock()
  private let name: String
  private let currentValue: CurrentValue
  private var downstream: (any Subscriber<Output, Failure>)?
  private let onDemand: () -> Void
  private let onClose: (Conduit) -> Void
  private var demand = Subscribers.Demand.none
  private var hasCurrentValue = false

  /// A subscription.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - name: What `print()` calls it.
  ///   - currentValue: What the subscriber is sent as soon as it wants a value; nil for nothing.
  ///   - onDemand: Called when the subscriber wants values.
  ///   - onClose: Called once, when it has ended or was cancelled.
  init(
    _ downstream: any Subscriber<Output, Failure>,
    name: String,
    currentValue: @escaping CurrentValue,
    onDemand: @escaping () -> Void = {},
    onClose: @escaping (Conduit) -> Void
  ) {
    self.downstream = downstream
    self.onDemand = onDemand
    self.onClose = onClose
    self.name = name
    self.currentValue = currentValue
  }

  /// Sends a value, unless the subscriber wants none now.
  func offer(_ value: Output) {
    let receiver = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
      guard downstream != nil, demand > 0 else {
        hasCurrentValue = false
        return nil
      }
      demand -= 1
      hasCurrentValue = true
      return downstream
    }
    if let receiver { deliver(value, to: receiver) }
  }

  /// Sends the end and forgets the subscriber.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let receiver = close() else { return }
    deliveryLock.withLock { receiver.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let receiver = lock.withLock {
      self.demand += demand
      return hasCurrentValue ? nil : downstream
    }
    onDemand()
    guard let receiver, let value = currentValue() else { return }
    let isWanted = lock.withLock {
      guard !hasCurrentValue, self.demand > 0, downstream != nil else { return false }
      hasCurrentValue = true
      self.demand -= 1
      return true
    }
    if isWanted { deliver(value, to: receiver) }
  }

  func cancel() {
    let receiver = close()
    withExtendedLifetime(receiver) {}
  }

  private func deliver(_ value: Output, to receiver: any Subscriber<Output, Failure>) {
    let more = deliveryLock.withLock { receiver.receive(value) }
    if more > 0 { lock.withLock { demand += more } }
  }

  private func close() -> (any Subscriber<Output, Failure>)? {
    let receiver = lock.withLock { downstream.take() }
    if receiver != nil { onClose(self) }
    return receiver
  }
}

extension Conduit: CustomStringConvertible {
  var description: String { name }
}
