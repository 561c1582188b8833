internal import Foundation

extension Subscribers {
  /// A subscriber that asks for everything and writes it to a property, keeping the object alive.
  ///
  /// Not Sendable; any thread may call it.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It takes no failures.
    public typealias Failure = Never

    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let link = SubscriptionLink()
    private let lock = NSLock()
    private var storedObject: Root?

    /// A subscriber that writes a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      storedObject = object
      self.keyPath = keyPath
    }

    /// The object; nil once it has ended.
    public var object: Root? {
      lock.withLock { storedObject }
    }

    /// Asks for everything.
    public func receive(subscription: any Subscription) {
      if link.connect(subscription) { subscription.request(.unlimited) }
    }

    /// Writes the value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      let object = lock.withLock { storedObject.take() }
      link.end()
      withExtendedLifetime(object) {}
    }

    /// Ends the subscription and releases the object.
    public func cancel() {
      let object = lock.withLock { storedObject.take() }
      link.cancel()
      withExtendedLifetime(object) {}
    }
  }
}

extension Subscribers.Assign: CustomStringConvertible {
  /// The name as `print()` shows it.
  public var description: String { "Assign \(Root.self)" }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which is kept alive meanwhile.
  ///
  /// - Returns: What ends it; the caller must keep it.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
