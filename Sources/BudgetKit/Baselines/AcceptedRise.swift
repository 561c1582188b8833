/// A count that rose and was accepted, with the reason.
package struct AcceptedRise: Hashable, Sendable {
  /// The variant's name.
  package var variant: String

  /// What was counted.
  package var metric: CountMetric

  /// The view type, or whatever else the metric counts.
  package var name: String

  /// The count before: that of the baseline, or of the budget where there was no baseline.
  package var from: Int

  /// The count after.
  package var to: Int

  /// Why the rise is right.
  package var reason: String

  /// Creates an accepted rise.
  package init(
    variant: String,
    metric: CountMetric,
    name: String,
    from: Int,
    to: Int,
    reason: String
  ) {
    self.variant = variant
    self.metric = metric
    self.name = name
    self.from = from
    self.to = to
    self.reason = reason
  }
}

// MARK: - Order

extension AcceptedRise: Comparable {
  /// Rises are ordered by variant, metric and name, so that a new one is one new line in a diff.
  package static func < (first: AcceptedRise, second: AcceptedRise) -> Bool {
    (first.variant, first.metric, first.name, first.from, first.to, first.reason)
      < (second.variant, second.metric, second.name, second.from, second.to, second.reason)
  }
}

// MARK: - JSON

extension AcceptedRise {
  /// The rise in a file, on one line.
  package var jsonText: JSONText {
    .line(
      .object([
        "from": .integer(from),
        "metric": .string(metric.rawValue),
        "reason": .string(reason),
        "to": .integer(to),
        "variant": .string(variant),
        (metric.isPerView ? "view" : "name"): .string(name),
      ])
    )
  }

  /// Reads a rise.
  package init(_ field: JSONField) throws(JSONError) {
    variant = try field.required("variant").filledString()
    metric = try field.required("metric").word(CountMetric.self)
    name = try field.required(metric.isPerView ? "view" : "name").filledString()
    from = try field.required("from").integer(in: 0...Int.max)
    to = try field.required("to").integer(in: 0...Int.max)
    reason = try field.required("reason").filledString()
  }
}
