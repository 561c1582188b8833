/// Makes a publisher for each subscriber when it comes.
///
/// Not Sendable.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of values it sends.
  public typealias Output = DeferredPublisher.Output
  /// The kind of failure it ends with.
  public typealias Failure = DeferredPublisher.Failure

  /// What makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that is made by a closure.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
