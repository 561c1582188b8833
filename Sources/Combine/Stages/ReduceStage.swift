internal import Foundation

/// Asks for everything and sends at most one value, when all is known.
final class ReduceStage<Input, Failure: Error, Output, OutputFailure: Error>:
  Stage<Input, Failure, Output, OutputFailure>
{
  /// Takes a value in.
  ///
  /// - Returns: Whether the result is known, so that no more values are needed.
  typealias OnInput = (Input) throws(OutputFailure) -> Bool
  typealias OnCompletion =
    (Subscribers.Completion<Failure>) -> Subscribers.Completion<OutputFailure>

  private let onInput: OnInput
  private let onCompletion: OnCompletion
  private let result: () -> Output?
  private var isWanted = false
  private var isKnown = false

  /// A stage; what `onInput` throws is sent as the end.
  ///
  /// The result is the value that is sent; nil if there is none.
  init(
    _ downstream: any Subscriber<Output, OutputFailure>,
    name: String,
    onCompletion: @escaping OnCompletion,
    result: @autoclosure @escaping () -> Output?,
    onInput: @escaping OnInput
  ) {
    self.onInput = onInput
    self.onCompletion = onCompletion
    self.result = result
    super.init(downstream, name: name)
  }

  override func didSubscribe() {
    requestUpstream(.unlimited)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive, !lock.withLock({ isKnown }) else { return .none }
    do throws(OutputFailure) {
      if try onInput(input) {
        cancelUpstream()
        finish()
      }
    } catch {
      end(.failure(error), cancelsUpstream: true)
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard isActive, !lock.withLock({ isKnown }) else { return }
    switch completion {
    case .finished: finish()
    case .failure: end(onCompletion(completion), cancelsUpstream: false)
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let isDue = lock.withLock {
      defer { isWanted = true }
      return isKnown && !isWanted
    }
    if isDue { sendResult() }
  }

  private func finish() {
    let isDue = lock.withLock {
      isKnown = true
      return isWanted
    }
    if isDue || result() == nil { sendResult() }
  }

  private func sendResult() {
    if let value = result() { _ = send(value) }
    end(.finished, cancelsUpstream: false)
  }
}

extension ReduceStage where Failure == OutputFailure {
  /// A stage that leaves the end as it is.
  convenience init(
    _ downstream: any Subscriber<Output, OutputFailure>,
    name: String,
    result: @autoclosure @escaping () -> Output?,
    onInput: @escaping OnInput
  ) {
    self.init(downstream, name: name, onCompletion: { $0 }, result: result(), onInput: onInput)
  }
}

extension ReduceStage where OutputFailure == any Error {
  /// A stage whose closure may throw.
  convenience init(
    throwing downstream: any Subscriber<Output, OutputFailure>,
    name: String,
    result: @autoclosure @escaping () -> Output?,
    onInput: @escaping (Input) throws -> Bool
  ) {
    self.init(
      downstream,
      name: name,
      onCompletion: { $0.erased() },
      result: result(),
      onInput: onInput
    )
  }
}
