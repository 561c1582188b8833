/// A service whose answers a test gives when it likes.
@MainActor
final class Answers<Answer: Sendable> {
  private var waiting: [CheckedContinuation<Answer, any Error>] = []

  /// Whether a screen waits for an answer.
  var isAwaited: Bool { !waiting.isEmpty }

  /// Waits for the next answer.
  func next() async throws -> Answer {
    try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  /// Answers the question that was asked first.
  func give(_ result: Result<Answer, any Error>) {
    waiting.removeFirst().resume(with: result)
  }
}
