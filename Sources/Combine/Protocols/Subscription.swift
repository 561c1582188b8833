/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Says that the subscriber wants that many more values.
  func request(_ demand: Subscribers.Demand)
}
