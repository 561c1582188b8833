internal import Foundation

extension Publishers {
  /// Sends the elements of a sequence.
  ///
  /// Sendable if the sequence is.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// A publisher of the elements of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(subscriber, sequence: sequence)
      guard subscription.hasElements else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      subscriber.receive(subscription: subscription)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

/// Sends elements as they are wanted, and the end right after the last one.
private final class SequenceSubscription<Elements: Sequence, Failure: Error>: Subscription {
  private let lock = NSLock()
  private let name: String
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var downstream: (any Subscriber<Elements.Element, Failure>)?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ downstream: any Subscriber<Elements.Element, Failure>, sequence: Elements) {
    self.downstream = downstream
    name = "\(sequence)"
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  var hasElements: Bool { next != nil }

  func request(_ demand: Subscribers.Demand) {
    let begins = lock.withLock {
      self.demand += demand
      guard !isSending else { return false }
      isSending = true
      return true
    }
    // A request that comes while an element is sent only adds to the demand.
    if begins { sendWanted() }
  }

  func cancel() {
    let subscriber = lock.withLock { downstream.take() }
    withExtendedLifetime(subscriber) {}
  }

  private func sendWanted() {
    while let (element, receiver) = takeWanted() {
      let more = receiver.receive(element)
      let finished = lock.withLock {
        demand += more
        return next == nil ? downstream.take() : nil
      }
      finished?.receive(completion: .finished)
    }
  }

  private func takeWanted() -> (Elements.Element, any Subscriber<Elements.Element, Failure>)? {
    lock.withLock {
      guard demand > 0, let element = next, let downstream else {
        isSending = false
        return nil
      }
      demand -= 1
      next = iterator.next()
      return (element, downstream)
    }
  }
}

extension SequenceSubscription: CustomStringConvertible {
  var description: String { name }
}
