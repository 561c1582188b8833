/// What one replay of one variant of a scenario counted.
package struct Recording: Hashable, Sendable {
  /// The scenario's name.
  package var scenario: String

  /// The variant's name.
  package var variant: String

  /// All parameters of the screen with the values in force.
  package var parameters: [String: ParameterSetting]

  /// The evaluations up to the first settled frame.
  package var mount: ViewCounts

  /// The number of views with a body that were alive when the first frame had settled.
  package var mountedCount: Int

  /// What happened after mounting, one entry per event.
  package var steps: [RecordedStep]

  /// The evaluations after mounting whose output was equal to the one before.
  package var redundant: ViewCounts

  /// What led to the evaluations after mounting.
  package var causes: CauseCounts

  /// How long whole replays took, in nanoseconds, in order of time; nil where not measured.
  package var replayTimes: [Int]?

  /// Creates a recording.
  package init(
    scenario: String,
    variant: String,
    parameters: [String: ParameterSetting],
    mount: ViewCounts,
    mountedCount: Int,
    steps: [RecordedStep],
    redundant: ViewCounts,
    causes: CauseCounts,
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
    self.replayTimes = replayTimes
  }

  /// The evaluations after mounting.
  package var evaluations: ViewCounts {
    steps.reduce(into: ViewCounts()) { $0.add($1.evaluations) }
  }

  /// The evaluations after mounting that changed what the view shows: those no design can avoid.
  package var floor: ViewCounts { evaluations.subtracting(redundant) }

  /// The counts of one metric.
  package func counts(of metric: CountMetric) -> ViewCounts {
    switch metric {
    case .mount: mount
    case .evaluations: evaluations
    }
  }

  /// Every view type that was evaluated at all, in alphabetical order.
  package var views: [String] { Set(mount.views).union(evaluations.views).sorted() }
}
