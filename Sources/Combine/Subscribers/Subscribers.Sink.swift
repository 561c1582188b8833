internal import Foundation

extension Subscribers {
  /// A subscriber that asks for everything and calls closures.
  ///
  /// Not Sendable; any thread may call it.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let link = SubscriptionLink()
    private let lock = NSLock()
    private var closures: Closures?

    private struct Closures {
      let onValue: (Input) -> Void
      let onCompletion: (Completion<Failure>) -> Void
    }

    /// A subscriber that calls these closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = Closures(onValue: receiveValue, onCompletion: receiveCompletion)
    }

    /// Takes the closure for values.
    public var receiveValue: (Input) -> Void {
      lock.withLock { closures }?.onValue ?? { _ in }
    }

    /// Takes the closure for the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { closures }?.onCompletion ?? { _ in }
    }

    /// Asks for everything.
    public func receive(subscription: any Subscription) {
      if link.connect(subscription) { subscription.request(.unlimited) }
    }

    /// Calls the closure for values.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { closures }?.onValue(value)
      return .none
    }

    /// Calls the closure for the end, and releases both.
    public func receive(completion: Subscribers.Completion<Failure>) {
      let closures = lock.withLock { self.closures.take() }
      link.end()
      closures?.onCompletion(completion)
    }

    /// Ends the subscription and releases the closures.
    public func cancel() {
      let closures = lock.withLock { self.closures.take() }
      link.cancel()
      withExtendedLifetime(closures) {}
    }
  }
}

extension Subscribers.Sink: CustomStringConvertible {
  /// The name as `print()` shows it.
  public var description: String { "Sink" }
}

extension Publisher {
  /// Calls closures with each value and with the end, until the returned value is gone.
  ///
  /// - Returns: What ends it; the caller must keep it.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the returned value is gone.
  ///
  /// - Returns: What ends it; the caller must keep it.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
