/// What is counted per view type; counts are exact and travel between machines.
package enum CountMetric: String, CaseIterable, Hashable, Sendable {
  /// Body evaluations up to the first settled frame.
  case mount
  /// Body evaluations during the events that follow.
  case evaluations
}

// MARK: - Order

extension CountMetric: Comparable {
  /// Mounting comes first, as it does in time.
  package static func < (first: CountMetric, second: CountMetric) -> Bool {
    first == .mount && second == .evaluations
  }
}
