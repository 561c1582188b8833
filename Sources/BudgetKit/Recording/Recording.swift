/// What one replay of one variant of a scenario counted.
package struct Recording: Hashable, Codable, Sendable {
  /// The scenario's name.
  package var scenario: String

  /// The variant's name.
  package var variant: String

  /// All parameters of the screen with the values in force.
  package var parameters: [String: ParameterSetting]

  /// The evaluations up to the first settled frame.
  package var mount: NamedCounts

  /// The number of views with a body that were alive when the first frame had settled.
  package var mountedCount: Int

  /// What happened after mounting, one entry per event.
  package var steps: [RecordedStep]

  /// The evaluations after mounting whose output was equal to the one before.
  package var redundant: NamedCounts

  /// What led to the evaluations after mounting.
  package var causes: CauseCounts

  /// What happened besides evaluations, mounting included.
  package var work: WorkTotals

  /// How long whole replays took, in nanoseconds, in order of time; nil where not measured.
  package var replayTimes: [Int]?

  /// Creates a recording.
  package init(
    scenario: String,
    variant: String,
    parameters: [String: ParameterSetting],
    mount: NamedCounts,
    mountedCount: Int,
    steps: [RecordedStep],
    redundant: NamedCounts,
    causes: CauseCounts,
    work: WorkTotals = WorkTotals(),
    replayTimes: [Int]? = nil
  ) {
    self.scenario = scenario
    self.variant = variant
    self.parameters = parameters
    self.mount = mount
    self.mountedCount = mountedCount
    self.steps = steps
    self.redundant = redundant
    self.causes = causes
    self.work = work
    self.replayTimes = replayTimes
  }

  /// The evaluations after mounting.
  package var evaluations: NamedCounts {
    steps.reduce(into: NamedCounts()) { $0.add($1.evaluations) }
  }

  /// The evaluations after mounting that changed what the view shows: those no design can avoid.
  package var floor: NamedCounts { evaluations.subtracting(redundant) }

  /// The counts of one metric.
  package func counts(of metric: CountMetric) -> NamedCounts {
    switch metric {
    case .mount: mount
    case .evaluations: evaluations
    default: work[metric]
    }
  }

  /// Every view type that was evaluated at all, in alphabetical order.
  package var views: [String] { Set(mount.names).union(evaluations.names).sorted() }
}
