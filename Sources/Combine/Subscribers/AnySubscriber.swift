/// A subscriber whose type is hidden.
///
/// Not Sendable.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identity of the hidden subscriber.
  public let combineIdentifier: CombineIdentifier

  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = subscriber.receive(subscription:)
    onValue = subscriber.receive(_:)
    onCompletion = subscriber.receive(completion:)
  }

  /// A subscriber that sends everything to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }

  /// A subscriber that calls closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Takes the subscription; without it nothing is requested.
  ///   - receiveValue: Takes a value and says how many more are wanted.
  ///   - receiveCompletion: Takes the end.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Passes the subscription on.
  public func receive(subscription: any Subscription) {
    onSubscription(subscription)
  }

  /// Passes a value on.
  public func receive(_ value: Input) -> Subscribers.Demand {
    onValue(value)
  }

  /// Passes the end on.
  public func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion(completion)
  }
}

extension AnySubscriber: CustomStringConvertible {
  /// The name as `print()` shows it.
  public var description: String { "AnySubscriber" }
}
