package import BudgetKit
package import RenderSim

/// What makes recordings of scenarios.
@MainActor
package protocol Recorder {
  /// Replays a variant at least twice and records what all replays did.
  ///
  /// - Parameters:
  ///   - plan: The scenario.
  ///   - variant: One of its variants.
  ///   - changes: Numeric parameters that have other values than the scenario gives them.
  ///   - times: How many further replays are timed; nil for none.
  /// - Returns: The recording.
  /// - Throws: `ReplayProblem` where a replay failed, did too little, or two differ.
  func record(
    _ plan: ScenarioPlan,
    _ variant: ScreenVariant,
    changes: [String: Int],
    times: Int?
  ) throws(ReplayProblem) -> Recording
}
