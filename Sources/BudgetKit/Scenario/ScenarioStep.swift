/// One step of a scenario file, which happens once or several times.
package struct ScenarioStep: Hashable, Sendable {
  /// What can happen.
  package enum Action: Hashable, Sendable {
    /// Types a text into a text field, one event per character.
    case type(String, into: String)
    /// Empties a text field in one event.
    case clear(String)
    /// Taps a control.
    case tap(String)
    /// Flips a toggle.
    case toggle(String)
    /// Presses a stepper's plus (`by` positive) or minus (`by` negative), one event per press.
    case step(String, by: Int)
    /// Runs an action that the screen registered.
    case action(String)
  }

  /// What happens.
  package var action: Action

  /// How often it happens, at least once.
  package var times: Int

  /// Creates a step.
  package init(_ action: Action, times: Int = 1) {
    self.action = action
    self.times = times
  }
}

// MARK: - JSON

extension ScenarioStep {
  /// The key that says what happens, and the keys that may stand beside it.
  private enum Verb: String, CaseIterable {
    case type
    case clear
    case tap
    case toggle
    case step
    case action

    var companions: [String] {
      switch self {
      case .type: ["into"]
      case .step: ["by"]
      case .clear, .tap, .toggle, .action: []
      }
    }
  }

  /// Reads a step.
  ///
  /// - Throws: `JSONError` where a key is unknown, missing, or goes with another kind of step.
  package init(_ field: JSONField) throws(JSONError) {
    try field.allowKeys(Verb.allCases.flatMap { [$0.rawValue] + $0.companions } + ["times"])
    guard let verb = try Self.verb(of: field) else {
      let known = Verb.allCases.map(\.rawValue)
      let expected = "a step with one of the keys \(NearestName.list(known))"
      throw JSONError(
        .wrongType(path: field.path, expected: expected, found: "a step that does nothing"),
        at: field.location
      )
    }
    try field.allowKeys([verb.rawValue, "times"] + verb.companions)
    let subject = try field.required(verb.rawValue).filledString()
    action =
      switch verb {
      case .type: .type(subject, into: try field.required("into").filledString())
      case .clear: .clear(subject)
      case .tap: .tap(subject)
      case .toggle: .toggle(subject)
      case .step: .step(subject, by: try Self.amount(field.required("by")))
      case .action: .action(subject)
      }
    times = try field.optional("times")?.integer(in: 1...100_000) ?? 1
  }

  private static func verb(of field: JSONField) throws(JSONError) -> Verb? {
    try field.members().compactMap { Verb(rawValue: $0.key.value) }.first
  }

  private static func amount(_ field: JSONField) throws(JSONError) -> Int {
    let amount = try field.integer(in: -10_000...10_000)
    guard amount != 0 else {
      throw JSONError(
        .outOfRange(path: field.path, value: "0", expected: "a number of presses other than 0"),
        at: field.location
      )
    }
    return amount
  }
}
