/// A recording next to the baseline of its variant, view by view; totals decide nothing.
package struct VariantComparison: Hashable, Sendable {
  /// A cause next to the baseline.
  package struct CauseChange: Hashable, Sendable {
    /// The cause and the view.
    package var edge: CauseEdge

    /// How often it led to an evaluation in the baseline.
    package var baseline: Int

    /// How often it did now.
    package var current: Int

    /// Whether the baseline does not know the cause at all.
    package var isNew: Bool { baseline == 0 }
  }

  /// Every count that is above 0 on one side, by metric and name.
  package var counts: [CountChange]

  /// Every cause whose count differs, by view.
  package var causes: [CauseChange]

  /// Compares a recording with a baseline.
  ///
  /// - Complexity: O(*n* log *n*) for *n* views and causes.
  package init(_ recording: Recording, with baseline: Baseline.Variant) {
    counts = CountMetric.allCases.sorted().flatMap { metric in
      Self.changes(metric, recording.counts(of: metric), baseline.counts(of: metric))
    }
    let edges = Set(recording.causes.edges).union(baseline.causes.edges)
    causes = edges.sorted().compactMap { edge in
      let change = CauseChange(
        edge: edge,
        baseline: baseline.causes[edge],
        current: recording.causes[edge]
      )
      return change.baseline == change.current ? nil : change
    }
  }

  private static func changes(
    _ metric: CountMetric,
    _ current: NamedCounts,
    _ baseline: NamedCounts
  ) -> [CountChange] {
    Set(current.names).union(baseline.names).sorted().map {
      CountChange(metric: metric, name: $0, baseline: baseline[$0], current: current[$0])
    }
  }
}

// MARK: - Verdicts

extension VariantComparison {
  /// The counts that rose.
  package var regressions: [CountChange] { counts.filter { $0.verdict == .regressed } }

  /// The counts that fell.
  package var improvements: [CountChange] { counts.filter { $0.verdict == .improved } }

  /// The causes of one view that lead to more evaluations than before.
  package func risenCauses(of view: String) -> [CauseChange] {
    causes.filter { $0.edge.view == view && $0.current > $0.baseline }
  }
}
