internal import Combine
internal import Foundation
internal import Simulation
internal import Testing

/// An operator that takes time, with what goes in and what comes out when.
///
/// `50:1` is the value 1 after 50 ms, `50:|` the end and `50:x` a failure.
struct TimedCase: CustomTestStringConvertible, Sendable {
  typealias Source = PassthroughSubject<Int, Mishap>

  let testDescription: String
  let input: [String]
  let output: [String]
  let build: @Sendable (Source) -> AnyPublisher<String, Mishap>

  init<P: Publisher & SendableMetatype>(
    _ name: String,
    _ input: String,
    _ output: String,
    _ build: @escaping @Sendable (Source) -> P
  ) where P.Failure == Mishap {
    testDescription = "\(name): \(input) → \(output)"
    self.input = input.split(separator: " ").map(String.init)
    self.output = output.split(separator: " ").map(String.init)
    self.build = { build($0).map { "\($0)" }.eraseToAnyPublisher() }
  }

  /// Plays what goes in on a clock of its own and returns what came out.
  ///
  /// It may be cancelled after a number of milliseconds.
  @MainActor
  func play(cancellingAfter cancellation: Int? = nil) -> [String] {
    let stage = TimedStage()
    let source = Source()
    var events: [String] = []
    for word in input {
      let parts = word.split(separator: ":").map(String.init)
      stage.clock.perform(after: .milliseconds(Int(parts[0]) ?? 0)) { source.play(parts[1]) }
    }
    var cancellable: AnyCancellable?
    stage.perform {
      cancellable = build(source).sink { completion in
        events.append("\(stage.milliseconds):\(completion == .finished ? "|" : "x")")
      } receiveValue: { value in
        events.append("\(stage.milliseconds):\(value)")
      }
    }
    if let cancellation {
      stage.clock.perform(after: .milliseconds(cancellation)) { cancellable?.cancel() }
    }
    stage.advance(by: .seconds(5))
    cancellable?.cancel()
    return events
  }
}
