/// Sends values and the end later, where a closure performs it.
final class DeferringStage<Value, Failure: Error>: Stage<Value, Failure, Value, Failure> {
  private let perform: (@escaping () -> Void) -> Void

  /// A stage.
  ///
  /// The closure runs actions in the order of its calls.
  init(
    _ downstream: any Subscriber<Value, Failure>,
    name: String,
    perform: @escaping (@escaping () -> Void) -> Void
  ) {
    self.perform = perform
    super.init(downstream, name: name)
  }

  override func receive(_ input: Value) -> Subscribers.Demand {
    guard isActive else { return .none }
    perform {
      let more = self.send(input)
      if more > 0 { self.requestUpstream(more) }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard isActive else { return }
    perform { self.end(completion, cancelsUpstream: false) }
  }
}
