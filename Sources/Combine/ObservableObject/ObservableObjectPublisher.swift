/// The publisher that announces that an object is about to change.
///
/// It retains its subscribers, never the object.
///
/// Sendable: any thread may send and subscribe.
public final class ObservableObjectPublisher: Sendable {
  private let subscribers = SubscriberList<ObjectChange>()
  /// The class of the object; nil for a publisher that the object made itself.
  let ownerType: (any Any.Type)?

  /// A publisher for an object that sends by hand.
  ///
  /// An object that declares one as its `objectWillChange` replaces the default publisher, so its
  /// published properties announce nothing by themselves, as in Combine.
  public init() {
    ownerType = nil
  }

  /// The default publisher of an object of the given class.
  init(ownerType: any Any.Type) {
    self.ownerType = ownerType
  }

  /// Announces that the object is about to change.
  ///
  /// Subscribers are called on this thread, in the order in which they subscribed, before this
  /// returns.
  public func send() {
    subscribers.send(ObjectChange(ownerType: ownerType))
  }

  /// Announces a change of a property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - ownerType: The class that declares it; that of the object if it is nil.
  func send(property: String, of ownerType: (any Any.Type)?) {
    subscribers.send(ObjectChange(ownerType: ownerType ?? self.ownerType, property: property))
  }
}

// MARK: - Publisher

extension ObservableObjectPublisher: Publisher {
  /// It says only that the object is about to change.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscribers.attach(subscriber, name: "ObservableObjectPublisher") { _ in () }
  }
}

// MARK: - ObjectChangeSource

extension ObservableObjectPublisher: ObjectChangeSource {
  /// Calls a closure before each change, until the token is cancelled or gone.
  package func subscribe(
    _ body: @escaping @Sendable (ObjectChange) -> Void
  ) -> SubscriptionToken {
    subscribers.subscribe(body)
  }
}
