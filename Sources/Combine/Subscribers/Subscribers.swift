/// The namespace of the types that serve subscribers.
public enum Subscribers {}

/// The namespace of the types that serve publishers.
public enum Publishers {}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that sends nothing and ignores every request.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
  let combineIdentifier = CombineIdentifier()
  let description = "Empty"

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}
}
