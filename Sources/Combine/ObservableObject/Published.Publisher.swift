extension Published {
  /// Sends the present value and then each new one, before it is stored.
  ///
  /// Not Sendable, as the property is not.
  public struct Publisher: Combine.Publisher {
    /// It sends the values of the property.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never

    let storage: Storage

    /// Attaches a subscriber, which is sent the present value as soon as it wants one.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Value, S.Failure == Never {
      storage.subscribers.attach(
        subscriber,
        name: "PublishedSubject",
        currentValue: { [storage] in storage.value },
        output: { $0 }
      )
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, for as long as that exists.
  ///
  /// ```swift
  /// $couponCode.map { $0.uppercased() }.assign(to: &$normalizedCode)
  /// ```
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let writer = sink { [weak storage] value in storage?.publish(value, ownerType: nil) }
    storage.keep(writer)
  }
}
