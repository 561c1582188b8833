/// The work of accepting: a stored baseline and new recordings become the next baseline.
package struct BaselineUpdate: Hashable, Sendable {
  /// The baseline to store.
  package var baseline: Baseline

  /// Whether it holds other facts than the stored one.
  package var changesFacts: Bool

  /// The rises that need a reason.
  package var rises: [Rise]

  /// A count that needs a reason before it may be stored.
  package struct Rise: Hashable, Sendable {
    /// The variant's name.
    package var variant: String

    /// The count before and now.
    package var change: CountChange
  }

  /// Works out the next baseline.
  ///
  /// A reason is needed for every count that rises above the stored one, and for every count above
  /// its budget that was not accepted before. Variants without a recording stay as they are.
  ///
  /// - Parameters:
  ///   - stored: The baseline of today; nil where there is none.
  ///   - recordings: The new recordings, all of one scenario.
  ///   - budgets: The scenario's budgets.
  ///   - removed: The stored variants that the scenario no longer replays.
  ///   - swift: The version of the compiler.
  ///   - reason: Why counts may rise; nil where nobody said.
  package init(
    stored: Baseline?,
    recordings: [Recording],
    budgets: [VariantBudget],
    removed: Set<String>,
    swift: String,
    reason: String?
  ) {
    let scenario = recordings.first?.scenario ?? stored?.scenario ?? ""
    var next = stored ?? Baseline(scenario: scenario, swift: swift)
    var rises: [Rise] = []
    for recording in recordings {
      rises += Self.rises(of: recording, stored, budgets)
      next.variants[recording.variant] = Baseline.Variant(recording)
    }
    for variant in removed { next.variants[variant] = nil }
    next.accepted.removeAll { removed.contains($0.variant) }
    if let reason { next.add(rises, reason: reason) }
    changesFacts = stored.map { $0 != next } ?? true
    if changesFacts { next.swift = swift }
    baseline = next
    self.rises = rises
  }

  private static func rises(
    of recording: Recording,
    _ stored: Baseline?,
    _ budgets: [VariantBudget]
  ) -> [Rise] {
    var changes: [CountChange] = []
    if let variant = stored?.variants[recording.variant] {
      changes = VariantComparison(recording, with: variant).regressions
    }
    let views = budgets.first { $0.variant.value == recording.variant }?.views ?? []
    for budget in views {
      let view = budget.view.value
      let count = recording.evaluations[view]
      let isKnown = changes.contains { $0.metric == .evaluations && $0.name == view }
      let isAccepted =
        stored?.acceptedReason(variant: recording.variant, view: view, count: count) != nil
      guard let limit = budget.limit, count > limit, !isKnown, !isAccepted else { continue }
      changes.append(
        CountChange(metric: .evaluations, name: view, baseline: limit, current: count)
      )
    }
    return changes.map { Rise(variant: recording.variant, change: $0) }
  }
}

// MARK: - Reasons

extension Baseline {
  fileprivate mutating func add(_ rises: [BaselineUpdate.Rise], reason: String) {
    for rise in rises {
      let entry = AcceptedRise(
        variant: rise.variant,
        metric: rise.change.metric,
        name: rise.change.name,
        from: rise.change.baseline,
        to: rise.change.current,
        reason: reason
      )
      if !accepted.contains(entry) { accepted.append(entry) }
    }
    accepted.sort()
  }

  /// The reason with which a count was accepted although it exceeds a limit.
  ///
  /// A reason holds up to the stored count: once a view has improved and the baseline with it, the
  /// old reason does not excuse a return to the old count.
  ///
  /// - Parameters:
  ///   - variant: The variant's name.
  ///   - view: The view type.
  ///   - count: The view's evaluations after mounting.
  /// - Returns: The reason, or nil where there is none that holds.
  package func acceptedReason(variant: String, view: String, count: Int) -> String? {
    let stored = variants[variant]?.evaluations[view] ?? 0
    guard count <= stored else { return nil }
    let rises = accepted.filter {
      $0.variant == variant && $0.metric == .evaluations && $0.name == view && $0.to >= stored
    }
    return rises.min { $0.to < $1.to }?.reason
  }
}
