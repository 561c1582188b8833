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
  ///   - changes: Numeric parameters that have other values than the scenario gives them.
  /// - Returns: The recording, without times.
  /// - Throws: `ReplayProblem` where a replay failed, did too little, or both differ.
  package func record(
    _ plan: ScenarioPlan,
    _ variant: ScreenVariant,
    changes: [String: Int] = [:]
  ) throws(ReplayProblem) -> Recording {
    let parameters = plan.parameters.merging(plan.values(of: changes)) { $1 }
    let request = ReplayEngine.Request(
      variant: variant,
      parameters: ScreenParameters(values: parameters),
      steps: plan.steps(for: variant.name),
      allowsUnfinishedTasks: plan.scenario.allowsUnfinishedTasks
    )
    var first = try replay(request)
    if let finding = first.findings.first { throw .finding(finding) }
    var second = try replay(request)
    if first.hasOtherWork(than: second) {
      // What a process makes once, such as a shared object, belongs to the first replay only.
      (first, second) = (second, try replay(request))
    }
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

// MARK: - Recorder

extension Replayer: Recorder {
  package func record(
    _ plan: ScenarioPlan,
    _ variant: ScreenVariant,
    changes: [String: Int],
    times: Int?
  ) throws(ReplayProblem) -> Recording {
    var recording = try record(plan, variant, changes: changes)
    if let times { recording.replayTimes = try self.times(plan, variant, count: times) }
    return recording
  }
}

// MARK: - Parts

extension Duration {
  fileprivate var nanoseconds: Int {
    Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
  }
}

extension ReplayRecord {
  /// Whether another record differs in work, and not in evaluations.
  fileprivate func hasOtherWork(than other: ReplayRecord) -> Bool {
    self != other && mount == other.mount
      && events.map(\.evaluations) == other.events.map(\.evaluations)
  }

  /// What happened besides evaluations, in all.
  fileprivate var work: WorkTotals {
    var totals = WorkTotals(mountWork)
    for event in events { totals.add(WorkTotals(event.work)) }
    totals.add(WorkTotals([.liveObjects: NamedCounts(liveObjects)]))
    return totals
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
      mount: NamedCounts(counting: record.mount.map(\.view)),
      mountedCount: record.mountedCount,
      steps: record.events.map {
        RecordedStep(
          number: $0.number,
          action: $0.action,
          evaluations: NamedCounts(counting: $0.evaluations.map(\.view)),
          work: WorkTotals($0.work)
        )
      },
      redundant: NamedCounts(counting: evaluations.filter(\.isRedundant).map(\.view)),
      causes: CauseCounts(
        counting: evaluations.flatMap { evaluation in
          evaluation.causes.map { CauseEdge(cause: $0.description, view: evaluation.view) }
        }
      ),
      work: record.work
    )
  }
}
