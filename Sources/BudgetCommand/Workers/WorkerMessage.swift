internal import BudgetKit

/// What a worker is asked: to replay one variant of a scenario.
///
/// Both ends are the same executable, so the form of messages has no version: one JSON object a
/// line.
struct WorkerRequest: Codable, Hashable, Sendable {
  /// The folder with the scenario file.
  var folder: String

  /// The scenario's name.
  var scenario: String

  /// The variant's name.
  var variant: String

  /// Numeric parameters that have other values than the scenario gives them.
  var changes: [String: Int] = [:]

  /// Whether one replay is enough, as another process compares.
  var isRepetition = false

  /// How many replays are timed; nil for none.
  var times: Int?
}

/// What a worker tells while and after it replays.
enum WorkerMessage: Codable, Hashable, Sendable {
  /// An event begins.
  case step(String)
  /// The replay is over.
  case recording(Recording)
  /// The replay failed, for a reason in words.
  case problem(String)
}
