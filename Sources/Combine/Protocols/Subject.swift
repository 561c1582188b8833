/// A publisher that sends what its owner tells it to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Sends the end to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes a subscription to a publisher whose values it is to pass on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells the subscribers that something happened.
  public func send() {
    send(())
  }
}
