/// A type that receives values from a publisher.
///
/// A publisher first calls `receive(subscription:)`, then `receive(_:)` as often as it was asked
/// to, then `receive(completion:)` at most once.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values it receives.
  associatedtype Input

  /// The kind of failure it may receive; `Never` if it cannot handle failures.
  associatedtype Failure: Error

  /// Takes the subscription, through which values are requested and the sending is ended.
  func receive(subscription: any Subscription)

  /// Takes a value.
  ///
  /// - Returns: How many values it wants beyond those that it has already requested.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Takes the end: nothing comes after it.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a value that says nothing but that something happened.
  ///
  /// - Returns: How many values it wants beyond those that it has already requested.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}
