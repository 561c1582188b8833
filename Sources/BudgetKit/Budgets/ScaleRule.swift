/// How counts may grow with a parameter, in every variant of a scenario.
package struct ScaleRule: Hashable, Sendable {
  /// The limit for one view.
  package struct ViewGrowth: Hashable, Sendable {
    /// The view type, with its place in the file.
    package var view: Located<String>

    /// How its evaluations after mounting may grow.
    package var growth: Growth

    /// Creates a limit.
    package init(view: Located<String>, growth: Growth) {
      self.view = view
      self.growth = growth
    }
  }

  /// The parameter, with its place in the file.
  package var parameter: Located<String>

  /// The values at which the scenario is replayed, at least two, rising.
  package var values: [Int]

  /// The limits.
  package var views: [ViewGrowth]
}

/// The verdict on the growth of one view.
package struct ScaleResult: Hashable, Sendable {
  /// The parameter's name.
  package var parameter: String

  /// The limit.
  package var limit: ScaleRule.ViewGrowth

  /// The values of the parameter.
  package var values: [Int]

  /// The view's evaluations after mounting, one for each value.
  package var counts: [Int]

  /// Creates a verdict.
  package init(
    parameter: String,
    limit: ScaleRule.ViewGrowth,
    values: [Int],
    counts: [Int]
  ) {
    self.parameter = parameter
    self.limit = limit
    self.values = values
    self.counts = counts
  }

  /// Whether the counts grow no faster than the limit says.
  package var isMet: Bool {
    limit.growth.holds(for: zip(values, counts).map { (value: $0, count: $1) })
  }
}

// MARK: - JSON

extension ScaleRule {
  /// Reads the `scale` section.
  package init(_ field: JSONField) throws(JSONError) {
    try field.allowKeys(["parameter", "values", "evaluations"])
    parameter = try field.required("parameter").locatedString()
    values = try Self.risingValues(field.required("values"))
    views = []
    for (view, growth) in try field.required("evaluations").members() {
      views.append(ViewGrowth(view: view, growth: try growth.word(Growth.self)))
    }
  }

  private static func risingValues(_ field: JSONField) throws(JSONError) -> [Int] {
    var values: [Int] = []
    for element in try field.elements() {
      let value = try element.integer(in: 0...1_000_000_000)
      if let last = values.last, value <= last {
        let expected = "numbers in rising order"
        throw JSONError(
          .outOfRange(path: element.path, value: "\(value)", expected: expected),
          at: element.location
        )
      }
      values.append(value)
    }
    guard values.count >= 2 else {
      let expected = "at least two numbers"
      throw JSONError(
        .outOfRange(path: field.path, value: "\(values)", expected: expected),
        at: field.location
      )
    }
    return values
  }
}
