/// What has to be so after a step.
///
/// Sendable.
public struct ReplayExpectation: Hashable, Sendable {
  /// The texts that the screen has to show.
  public var shows: [String]

  /// The texts that the screen must not show.
  public var hides: [String]

  /// How many requests services must have had since the screen was mounted, by service.
  public var requests: [String: Int]

  /// Creates an expectation.
  public init(shows: [String] = [], hides: [String] = [], requests: [String: Int] = [:]) {
    self.shows = shows
    self.hides = hides
    self.requests = requests
  }
}
