internal import Combine
internal import Testing

/// An operator with what goes in and what comes out.
///
/// Numbers are values, `|` is the end, `x` a failure and `t` what a closure throws.
struct OperatorCase: CustomTestStringConvertible, Sendable {
  typealias Source = AnyPublisher<Int, Mishap>

  let testDescription: String
  let input: [String]
  let output: [String]
  let build: @Sendable (Source) -> AnyPublisher<String, any Error>

  init<P: Publisher & SendableMetatype>(
    _ name: String,
    _ input: String,
    _ output: String,
    _ build: @escaping @Sendable (Source) -> P
  ) {
    testDescription = "\(name): \(input) → \(output)"
    self.input = input.split(separator: " ").map(String.init)
    self.output = output.split(separator: " ").map(String.init)
    self.build = { source in
      build(source).map { Self.text(of: $0) }.mapError { $0 as any Error }.eraseToAnyPublisher()
    }
  }

  /// A value without blanks.
  private static func text<T>(of value: T) -> String {
    "\(value)".filter { $0 != " " && $0 != "\"" }
  }

  /// A publisher that sends what goes in to each subscriber, as it is asked for.
  var cold: Source {
    let values = input.compactMap { Int($0) }.publisher.setFailureType(to: Mishap.self)
    switch input.last {
    case "|": return values.eraseToAnyPublisher()
    case "x": return values.append(Fail(error: .failed)).eraseToAnyPublisher()
    default:
      return values.append(Empty(completeImmediately: false)).eraseToAnyPublisher()
    }
  }
}

extension PassthroughSubject where Output == Int, Failure == Mishap {
  /// Sends what a word of a script means.
  func play(_ word: String) {
    switch word {
    case "|": send(completion: .finished)
    case "x": send(completion: .failure(.failed))
    default: Int(word).map { send($0) }
    }
  }
}
