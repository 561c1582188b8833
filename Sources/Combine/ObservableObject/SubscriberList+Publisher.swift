extension SubscriberList {
  /// Attaches a subscriber of a publisher, in its turn among the others.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - name: The name of its subscription.
  ///   - currentValue: What it is sent as soon as it wants something; nil for nothing.
  ///   - output: What it is sent with each value.
  func attach<Output>(
    _ subscriber: any Subscriber<Output, Never>,
    name: String,
    currentValue: @escaping () -> Output? = { nil },
    output: @escaping (Value) -> Output
  ) {
    var token: SubscriptionToken?
    let conduit = Conduit<Output, Never>(
      subscriber,
      name: name,
      currentValue: currentValue,
      onClose: { _ in token?.cancel() }
    )
    let carried = Carried((conduit: conduit, output: output))
    token = subscribe { carried.value.conduit.offer(carried.value.output($0)) }
    subscriber.receive(subscription: conduit)
  }
}
