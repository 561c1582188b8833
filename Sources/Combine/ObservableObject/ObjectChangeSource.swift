/// A publisher that can say that its object is about to change.
///
/// The publisher type of an ``ObservableObject`` is free, as in Combine; those that conform to
/// this protocol can be subscribed to.
package protocol ObjectChangeSource {
  /// Calls a closure before each change, until the token is cancelled or gone.
  ///
  /// - Parameter body: Called by the thread that writes, before the new value is stored.
  /// - Returns: The token.
  func subscribe(_ body: @escaping @Sendable (ObjectChange) -> Void) -> SubscriptionToken
}

extension ObservableObject {
  /// Calls a closure before each change of this object, until the token is cancelled or gone.
  ///
  /// - Parameter body: Called by the thread that writes, before the new value is stored.
  /// - Returns: The token; `nil` if the object's own publisher type cannot be subscribed to.
  package func subscribe(
    _ body: @escaping @Sendable (ObjectChange) -> Void
  ) -> SubscriptionToken? {
    (objectWillChange as? any ObjectChangeSource)?.subscribe(body)
  }
}
