internal import Combine
internal import Testing

/// An operator on several publishers with what they send in turn and what comes out.
///
/// `a1` is the value 1 of the first publisher, `b|` the end of the second, `cx` a failure of the
/// third.
struct CombiningCase: CustomTestStringConvertible, Sendable {
  typealias Sources = [PassthroughSubject<Int, Mishap>]

  let testDescription: String
  let input: [String]
  let output: [String]
  let build: @Sendable (Sources) -> AnyPublisher<String, Mishap>

  init<P: Publisher & SendableMetatype>(
    _ name: String,
    _ input: String,
    _ output: String,
    _ build: @escaping @Sendable (Sources) -> P
  ) where P.Failure == Mishap {
    testDescription = "\(name): \(input) → \(output)"
    self.input = input.split(separator: " ").map(String.init)
    self.output = output.split(separator: " ").map(String.init)
    self.build = { sources in
      build(sources).map { "\($0)".filter { $0 != " " } }.eraseToAnyPublisher()
    }
  }

  /// Sends what the script says.
  func play(to sources: Sources) {
    for word in input {
      let index = Int(word.utf8.first ?? 0) - Int(UInt8(ascii: "a"))
      sources[index].play(String(word.dropFirst()))
    }
  }
}
