/// One count next to that of the baseline.
package struct CountChange: Hashable, Sendable {
  /// How a count stands to its baseline; less is better, and counts need no tolerance.
  package enum Verdict: String, Hashable, Sendable {
    /// The count rose.
    case regressed
    /// The count fell.
    case improved
    /// The count is the same.
    case unchanged
  }

  /// What is counted.
  package var metric: CountMetric

  /// The view type, or whatever else the metric counts.
  package var name: String

  /// The count in the baseline.
  package var baseline: Int

  /// The count now.
  package var current: Int

  /// Creates a comparison of two counts.
  package init(metric: CountMetric, name: String, baseline: Int, current: Int) {
    self.metric = metric
    self.name = name
    self.baseline = baseline
    self.current = current
  }

  /// How the count stands to its baseline.
  package var verdict: Verdict {
    if current > baseline { return .regressed }
    return current < baseline ? .improved : .unchanged
  }
}

// MARK: - Text

extension CountChange {
  /// What is counted, for people: `CartListView`, `CartListView at mount`, `requests products`.
  package var subject: String {
    switch metric {
    case .evaluations: name
    case .mount: "\(name) at mount"
    default: "\(metric.title) \(name)"
    }
  }
}

extension CountChange: CustomStringConvertible {
  /// Both counts in full and their difference: `0 → 30 (+30)`, `20 → 30 (+10, +50.0%)`.
  ///
  /// A percentage is shown only where the baseline is above 0.
  package var description: String {
    let difference = current - baseline
    guard difference != 0 else { return "\(current)" }
    return "\(baseline) → \(current) (\(Self.signed(difference))\(share(of: difference)))"
  }

  /// A difference with its sign, a true minus sign included.
  package static func signed(_ difference: Int) -> String {
    difference < 0 ? "−\(difference.magnitude)" : "+\(difference)"
  }

  private func share(of difference: Int) -> String {
    guard baseline > 0 else { return "" }
    let tenths = (Double(difference.magnitude) * 1000 / Double(baseline)).rounded()
    guard tenths < 1e15 else { return "" }
    let sign = difference < 0 ? "−" : "+"
    return ", \(sign)\(Int(tenths) / 10).\(Int(tenths) % 10)%"
  }
}
