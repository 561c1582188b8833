/// The verdict on what a step expects of one view.
package struct StepResult: Hashable, Sendable {
  /// The step's number in the scenario file, counted from 1.
  package var step: Int

  /// What happens in the step, for people: `type 'K' into coupon`.
  package var action: String

  /// The view type.
  package var view: String

  /// The evaluations that the step expects.
  package var expected: Int

  /// The evaluations that there were.
  package var count: Int

  /// Creates a verdict.
  package init(step: Int, action: String, view: String, expected: Int, count: Int) {
    self.step = step
    self.action = action
    self.view = view
    self.expected = expected
    self.count = count
  }

  /// Whether the view was evaluated as often as expected.
  package var isMet: Bool { count == expected }
}

// MARK: - JSON

extension StepResult {
  /// The verdict in a file.
  var jsonText: JSONText {
    .object([
      "action": .string(action),
      "count": .integer(count),
      "expected": .integer(expected),
      "is_met": .bool(isMet),
      "step": .integer(step),
      "view": .string(view),
    ])
  }
}
