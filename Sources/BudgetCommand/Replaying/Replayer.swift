package import BudgetKit
package import RenderSim

/// Replays the variants of a scenario and makes recordings of what they did.
@MainActor
package struct Replayer {
  /// The replays before the first that is timed.
  private static let warmUp = 3

  private let engine: ReplayEngine

  /// Creates a replayer.
  package init(_ engine: ReplayEngine) {
    self.engine = engine
  }

  /// Replays a variant twice and records what both did.
  ///
  /// - Parameters:
  ///   - plan: The scenario.
  ///   - variant: One of its variants.
  ///   - changes: Parameters that have other values than the scenario gives them.
  /// - Returns: The recording, without times.
  /// - Throws: `ReplayProblem` where a replay failed, did too little, or both differ.
  package func record(
    _ plan: ScenarioPlan,
    _ variant: ScreenVariant,
    changes: [String: ParameterValue] = [:]
  ) throws(ReplayProblem) -> Recording {
    let parameters = plan.parameters.merging(changes) { $1 }
    let request = ReplayEngine.Request(
      variant: variant,
      parameters: ScreenParameters(values: parameters),
      steps: plan.steps(for: variant.name)
    )
    let first = try replay(request)
    if let finding = first.findings.first { throw .finding(finding) }
    let second = try replay(request)
    if let difference = RecordDifference(first, second) { throw .notDeterministic(difference) }
    if changes.isEmpty { try checkWork(first, plan.scenario.leastWork) }
    return Recording(
      first,
      scenario: plan.scenario.name,
      variant: variant.name,
      parameters: parameters.mapValues { ParameterSetting($0) }
    )
  }

  /// Times whole replays, one after the other, with recording off and after a warm-up.
  ///
  /// - Parameters:
  ///   - plan: The scenario.
  ///   - variant: One of its variants.
  ///   - count: The number of replays.
  /// - Returns: Nanoseconds, in order of time.
  /// - Throws: `ReplayProblem` where a replay failed.
  package func times(
    _ plan: ScenarioPlan,
    _ variant: ScreenVariant,
    count: Int
  ) throws(ReplayProblem) -> [Int] {
    let request = ReplayEngine.Request(
      variant: variant,
      parameters: ScreenParameters(values: plan.parameters),
      steps: plan.steps(for: variant.name, checksScreen: false),
      recordsEvaluations: false
    )
    var times: [Int] = []
    let clock = ContinuousClock()
    for number in 0..<(Self.warmUp + count) {
      let start = clock.now
      _ = try replay(request)
      let duration = clock.now - start
      if number >= Self.warmUp { times.append(duration.nanoseconds) }
    }
    return times
  }

  private func replay(_ request: ReplayEngine.Request) throws(ReplayProblem) -> ReplayRecord {
    do {
      return try engine.replay(request)
    } catch {
      throw .replay(error)
    }
  }

  private func checkWork(
    _ record: ReplayRecord,
    _ least: Scenario.LeastWork
  ) throws(ReplayProblem) {
    guard !record.mount.isEmpty else { throw .nothingMounted }
    if let events = least.events, record.events.count < events {
      throw .tooFewEvents(record.events.count, least: events)
    }
    if let mounted = least.mounted, record.mountedCount < mounted {
      throw .tooFewMounted(record.mountedCount, least: mounted)
    }
  }
}

// MARK: - Parts

extension Duration {
  fileprivate var nanoseconds: Int {
    Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
  }
}

extension Recording {
  /// The counts of a record.
  fileprivate init(
    _ record: ReplayRecord,
    scenario: String,
    variant: String,
    parameters: [String: ParameterSetting]
  ) {
    let evaluations = record.events.flatMap(\.evaluations)
    self.init(
      scenario: scenario,
      variant: variant,
      parameters: parameters,
      mount: ViewCounts(counting: record.mount.map(\.view)),
      mountedCount: record.mountedCount,
      steps: record.events.map {
        RecordedStep(
          number: $0.number,
          action: $0.action,
          evaluations: ViewCounts(counting: $0.evaluations.map(\.view))
        )
      },
      redundant: ViewCounts(counting: evaluations.filter(\.isRedundant).map(\.view)),
      causes: CauseCounts(
        counting: evaluations.flatMap { evaluation in
          evaluation.causes.map { CauseEdge(cause: $0.description, view: evaluation.view) }
        }
      )
    )
  }
}
