/// What a scenario counted when somebody last accepted it; made to be committed and reviewed.
///
/// A baseline holds counts only, so it is valid on every machine.
package struct Baseline: Hashable, Sendable {
  /// The name of the format.
  package static let format = "perfbudget-baseline"

  /// The version of the format.
  package static let version = 1

  /// What one variant counted.
  package struct Variant: Hashable, Sendable {
    /// All parameters of the screen with the values in force.
    package var parameters: [String: ParameterSetting]

    /// The evaluations up to the first settled frame.
    package var mount: NamedCounts

    /// The evaluations after mounting.
    package var evaluations: NamedCounts

    /// What led to the evaluations after mounting.
    package var causes: CauseCounts

    /// What happened besides evaluations, mounting included.
    package var work = WorkTotals()
  }

  /// The scenario's name, which is also the file's.
  package var scenario: String

  /// The version of the compiler that built the models; the `@Observable` macro depends on it.
  package var swift: String

  /// The variants, by name.
  package var variants: [String: Variant]

  /// The rises that somebody accepted with a reason, sorted.
  package var accepted: [AcceptedRise]

  /// Creates a baseline.
  package init(
    scenario: String,
    swift: String,
    variants: [String: Variant] = [:],
    accepted: [AcceptedRise] = []
  ) {
    self.scenario = scenario
    self.swift = swift
    self.variants = variants
    self.accepted = accepted
  }
}

// MARK: - Reading facts

extension Baseline.Variant {
  /// The facts that a baseline keeps of a recording.
  package init(_ recording: Recording) {
    self.init(
      parameters: recording.parameters,
      mount: recording.mount,
      evaluations: recording.evaluations,
      causes: recording.causes,
      work: recording.work
    )
  }

  /// The counts of one metric.
  package func counts(of metric: CountMetric) -> NamedCounts {
    switch metric {
    case .mount: mount
    case .evaluations: evaluations
    default: work[metric]
    }
  }
}
