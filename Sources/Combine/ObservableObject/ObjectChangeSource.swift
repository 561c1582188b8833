/// A publisher that can say that its object is about to change.
///
/// The publisher type of an ``ObservableObject`` is free, as in Combine; of those that do not
/// conform to this protocol only the class of the object is known.
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
  /// - Returns: The token.
  package func subscribe(
    _ body: @escaping @Sendable (ObjectChange) -> Void
  ) -> SubscriptionToken {
    if let source = objectWillChange as? any ObjectChangeSource { return source.subscribe(body) }
    let changes = objectWillChange.sink { _ in body(ObjectChange(ownerType: Self.self)) }
    return SubscriptionToken { changes.cancel() }
  }
}
