internal import Foundation

/// A subject that keeps a value, sends it to new subscribers, and sends each new one.
///
/// Not Sendable, as in Combine; any thread may send.
///
/// - Note: Source: Combine's documentation of `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let conduits = ConduitList<Output, Failure>()
  private let storage: Storage

  /// The value; setting it sends it.
  public var value: Output {
    get { storage.value }
    set { send(newValue) }
  }

  /// A subject with a first value.
  public init(_ value: Output) {
    storage = Storage(value)
  }

  /// Attaches a subscriber, which is sent the value as soon as it wants one.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    conduits.attach(subscriber, name: "CurrentValueSubject") { [storage] in storage.value }
  }

  /// Keeps a value and sends it to the subscribers that want one.
  ///
  /// A subscriber that wants none now is sent the value of the moment when it wants one.
  public func send(_ value: Output) {
    guard conduits.end == nil else { return }
    storage.replace(value)
    conduits.send(value)
  }

  /// Sends the end to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    conduits.send(completion: completion)
  }

  /// Takes a subscription to a publisher, and asks it for everything.
  public func send(subscription: any Subscription) {
    conduits.feed(from: subscription, isWanted: true)
  }
}

extension CurrentValueSubject {
  /// The value, which outlives the subject while a subscription needs it.
  private final class Storage {
    private let lock = NSLock()
    private var stored: Output

    init(_ value: Output) {
      stored = value
    }

    var value: Output {
      lock.withLock { stored }
    }

    func replace(_ value: Output) {
      // The old value is freed after the lock is released: its `deinit` may read the subject.
      let old = lock.withLock {
        defer { stored = value }
        return stored
      }
      withExtendedLifetime(old) {}
    }
  }
}
