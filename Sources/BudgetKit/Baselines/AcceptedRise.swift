/// A count that rose and was accepted, with the reason.
package struct AcceptedRise: Hashable, Sendable {
  /// The variant's name.
  package var variant: String

  /// What was counted.
  package var metric: CountMetric

  /// The view type.
  package var view: String

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
    view: String,
    from: Int,
    to: Int,
    reason: String
  ) {
    self.variant = variant
    self.metric = metric
    self.view = view
    self.from = from
    self.to = to
    self.reason = reason
  }
}

// MARK: - Order

extension AcceptedRise: Comparable {
  /// Rises are ordered by variant, metric and view, so that a new one is one new line in a diff.
  package static func < (first: AcceptedRise, second: AcceptedRise) -> Bool {
    (first.variant, first.metric, first.view, first.from, first.to, first.reason)
      < (second.variant, second.metric, second.view, second.from, second.to, second.reason)
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
        "view": .string(view),
      ])
    )
  }

  /// Reads a rise.
  package init(_ field: JSONField) throws(JSONError) {
    variant = try field.required("variant").filledString()
    metric = try field.required("metric").word(CountMetric.self)
    view = try field.required("view").filledString()
    from = try field.required("from").integer(in: 0...Int.max)
    to = try field.required("to").integer(in: 0...Int.max)
    reason = try field.required("reason").filledString()
  }
}
