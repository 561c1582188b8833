/// The counts of what happens besides evaluations, by metric.
package struct WorkTotals: Hashable, Codable, Sendable {
  /// The counts of metrics of which there are any.
  private var counts: [CountMetric: NamedCounts] = [:]

  /// Creates counts of 0.
  package init() {}

  /// Creates counts of some metrics.
  package init(_ counts: [CountMetric: NamedCounts]) {
    self.counts = counts.filter { !$0.value.isEmpty }
  }

  /// The counts of a metric.
  package subscript(metric: CountMetric) -> NamedCounts { counts[metric] ?? NamedCounts() }

  /// Whether there is nothing to count.
  package var isEmpty: Bool { counts.isEmpty }

  /// The metrics of which there are counts, in their order.
  package var metrics: [CountMetric] { counts.keys.sorted() }

  /// Adds other counts to these.
  package mutating func add(_ other: WorkTotals) {
    counts.merge(other.counts) { first, second in
      var sum = first
      sum.add(second)
      return sum
    }
  }
}

// MARK: - JSON

extension WorkTotals {
  /// The counts in a file, by metric; metrics without any are left out.
  package var jsonText: JSONText {
    .object(
      Dictionary(uniqueKeysWithValues: counts.map { ($0.key.key, $0.value.jsonText) })
    )
  }

  /// Reads counts; metrics that are absent count 0, and keys that are unknown are ignored.
  package init(_ field: JSONField) throws(JSONError) {
    var counts: [CountMetric: NamedCounts] = [:]
    for metric in CountMetric.work {
      counts[metric] = try field.optional(metric.key)?.namedCounts()
    }
    self.init(counts)
  }
}
