/// Turns each value into another one, into nothing, or into the end.
final class TransformStage<Input, Failure: Error, Output, OutputFailure: Error>:
  Stage<Input, Failure, Output, OutputFailure>
{
  /// What becomes of a value.
  enum Step {
    /// This is sent instead.
    case send(Output)
    /// Nothing is sent, so another value is asked for.
    case skip
    /// This is sent, and then the end.
    case sendLast(Output)
    /// The end is sent.
    case finish
  }

  typealias OnInput = (Input) throws(OutputFailure) -> Step
  typealias OnCompletion =
    (Subscribers.Completion<Failure>) -> Subscribers.Completion<OutputFailure>

  private let onInput: OnInput
  private let onCompletion: OnCompletion

  /// A stage; what `onInput` throws is sent as the end.
  init(
    _ downstream: any Subscriber<Output, OutputFailure>,
    name: String,
    onCompletion: @escaping OnCompletion,
    onInput: @escaping OnInput
  ) {
    self.onInput = onInput
    self.onCompletion = onCompletion
    super.init(downstream, name: name)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive else { return .none }
    do throws(OutputFailure) {
      switch try onInput(input) {
      case .send(let output):
        return send(output)
      case .skip:
        return .max(1)
      case .sendLast(let output):
        cancelUpstream()
        _ = send(output)
        end(.finished, cancelsUpstream: false)
      case .finish:
        end(.finished, cancelsUpstream: true)
      }
    } catch {
      end(.failure(error), cancelsUpstream: true)
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard isActive else { return }
    end(onCompletion(completion), cancelsUpstream: false)
  }
}

extension TransformStage where Failure == OutputFailure {
  /// A stage that leaves the end as it is.
  convenience init(
    _ downstream: any Subscriber<Output, OutputFailure>,
    name: String,
    onInput: @escaping OnInput
  ) {
    self.init(downstream, name: name, onCompletion: { $0 }, onInput: onInput)
  }
}

extension TransformStage where OutputFailure == any Error {
  /// A stage whose closure may throw.
  convenience init(
    throwing downstream: any Subscriber<Output, OutputFailure>,
    name: String,
    onInput: @escaping (Input) throws -> Step
  ) {
    self.init(downstream, name: name, onCompletion: { $0.erased() }, onInput: onInput)
  }
}
