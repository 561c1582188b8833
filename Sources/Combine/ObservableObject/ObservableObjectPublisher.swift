/// The publisher that announces that an object is about to change.
///
/// It retains its subscribers, never the object. Sendable: any thread may send and subscribe.
public final class ObservableObjectPublisher: Sendable {
  private let subscribers = SubscriberList<ObjectChange>()
  private let ownerType: (any Any.Type)?

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
    send(ObjectChange(ownerType: ownerType))
  }

  /// Announces a change with its origin.
  func send(_ change: ObjectChange) {
    subscribers.send(change)
  }
}

extension ObservableObjectPublisher: ObjectChangeSource {
  /// Calls a closure before each change, until the token is cancelled or gone.
  package func subscribe(
    _ body: @escaping @Sendable (ObjectChange) -> Void
  ) -> SubscriptionToken {
    subscribers.subscribe(body)
  }
}
