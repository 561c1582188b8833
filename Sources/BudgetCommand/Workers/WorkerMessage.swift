package import BudgetKit

/// What a worker is asked: to replay one variant of a scenario.
///
/// Both ends are the same executable, so the form of messages has no version: one JSON object a
/// line.
package struct WorkerRequest: Codable, Hashable, Sendable {
  /// The folder with the scenario file.
  package var folder: String

  /// The scenario's name.
  package var scenario: String

  /// The variant's name.
  package var variant: String

  /// Numeric parameters that have other values than the scenario gives them.
  package var changes: [String: Int] = [:]

  /// How many replays are timed; nil for none.
  package var times: Int?

  /// Creates a request.
  package init(
    folder: String,
    scenario: String,
    variant: String,
    changes: [String: Int] = [:],
    times: Int? = nil
  ) {
    self.folder = folder
    self.scenario = scenario
    self.variant = variant
    self.changes = changes
    self.times = times
  }
}

/// What a worker tells while and after it replays.
package enum WorkerMessage: Codable, Hashable, Sendable {
  /// An event begins.
  case step(String)
  /// The replay is over.
  case recording(Recording)
  /// The replay failed, for a reason in words.
  case problem(String)
}
