extension ScenarioStep {
  /// The key that says what happens, and the keys that stand beside it.
  private enum Verb: String, CaseIterable {
    case type
    case clear
    case submit
    case tap
    case toggle
    case step
    case select
    case slide
    case scroll
    case push
    case pop
    case present
    case dismiss
    case advance
    case environment
    case parameters
    case action
    case service

    var companions: [String] {
      switch self {
      case .type: ["into"]
      case .step: ["by"]
      case .select: ["in"]
      case .slide: ["to"]
      case .environment: ["value"]
      case .service: ["delay", "fails"]
      case .clear, .submit, .tap, .toggle, .scroll, .push, .pop, .present, .dismiss, .advance,
        .parameters, .action:
        []
      }
    }
  }

  /// Reads a step.
  ///
  /// - Throws: `JSONError` where a key is unknown, missing, or goes with another kind of step.
  package init(_ field: JSONField) throws(JSONError) {
    let keys = Verb.allCases.flatMap { [$0.rawValue] + $0.companions }
    try field.allowKeys(keys + Self.keysOfAll)
    guard let verb = try Self.verb(of: field) else {
      let known = Verb.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      let expected = "a step with one of the keys \(known)"
      throw JSONError(
        .wrongType(path: field.path, expected: expected, found: "a step that does nothing"),
        at: field.location
      )
    }
    try field.allowKeys([verb.rawValue] + verb.companions + Self.keysOfAll)
    action = try Self.action(verb, field, field.required(verb.rawValue))
    times = try field.optional("times")?.integer(in: 1...100_000) ?? 1
    guard let expectation = try field.optional("expect") else { return }
    self.expectation = try ScreenExpectation(expectation)
  }

  /// The keys that any step may have.
  private static let keysOfAll = ["times", "expect"]

  private static func action(
    _ verb: Verb,
    _ step: JSONField,
    _ subject: JSONField
  ) throws(JSONError) -> Action {
    switch verb {
    case .type:
      .type(try subject.filledString(), into: try step.required("into").filledString())
    case .clear: .clear(try subject.filledString())
    case .submit: .submit(try subject.filledString())
    case .tap: .tap(try subject.filledString())
    case .toggle: .toggle(try subject.filledString())
    case .step:
      .step(
        try subject.filledString(),
        by: try step.required("by").amount(upTo: 10_000, of: "presses")
      )
    case .select:
      .select(try subject.filledString(), in: try step.required("in").filledString())
    case .slide: .slide(try subject.filledString(), to: try step.required("to").number())
    case .scroll: .scroll(rows: try subject.amount(upTo: 1_000_000, of: "rows"))
    case .push: .push(try subject.filledString())
    case .present: .present(try subject.filledString())
    case .pop: try subject.confirmed(.pop)
    case .dismiss: try subject.confirmed(.dismiss)
    case .advance: .advance(try subject.duration())
    case .environment:
      .environment(
        try subject.locatedString(),
        value: try step.required("value").locatedString()
      )
    case .parameters: .parameters(try subject.parameters())
    case .action: .action(try subject.filledString())
    case .service: try step.service(subject.filledString())
    }
  }

  private static func verb(of field: JSONField) throws(JSONError) -> Verb? {
    try field.members().compactMap { Verb(rawValue: $0.key.value) }.first
  }
}

// MARK: - Values

extension JSONField {
  /// A number of things in one direction or the other, but not none.
  fileprivate func amount(upTo limit: Int, of things: String) throws(JSONError) -> Int {
    let amount = try integer(in: -limit...limit)
    guard amount != 0 else {
      throw JSONError(
        .outOfRange(path: path, value: "0", expected: "a number of \(things) other than 0"),
        at: location
      )
    }
    return amount
  }

  /// A number with or without a fraction.
  fileprivate func number() throws(JSONError) -> Double {
    switch node.value {
    case .integer(let value): return Double(value)
    case .number(let value): return value
    default:
      throw JSONError(.wrongType(path: path, expected: "a number", found: node.kind), at: location)
    }
  }

  /// The action of a step without a subject, whose value says nothing but yes.
  fileprivate func confirmed(_ action: ScenarioStep.Action) throws(JSONError) -> ScenarioStep.Action
  {
    guard case .bool(true) = node.value else {
      throw JSONError(.wrongType(path: path, expected: "'true'", found: node.kind), at: location)
    }
    return action
  }

  /// How a service answers; this is the whole step.
  fileprivate func service(_ name: String) throws(JSONError) -> ScenarioStep.Action {
    let delay = try optional("delay")?.duration()
    let failures = try optional("fails")?.integer(in: 0...1_000_000)
    guard delay != nil || failures != nil else {
      let expected = "'delay', 'fails' or both beside 'service'"
      throw JSONError(
        .wrongType(path: path, expected: expected, found: "a step that does nothing"),
        at: location
      )
    }
    return .service(name, delay: delay, failures: failures)
  }

  /// A length of time with its unit, such as `500 ms`, of one day at most.
  fileprivate func duration() throws(JSONError) -> Duration {
    let text = try string()
    let expected = "a time up to '24 h' with its unit, such as '500 ms', '1.5 s' or '2 min'"
    guard let duration = Duration(scenario: text), (.zero...Self.day).contains(duration) else {
      throw JSONError(.outOfRange(path: path, value: text, expected: expected), at: location)
    }
    return duration
  }

  private static var day: Duration { .seconds(24 * 60 * 60) }
}

extension Duration {
  /// Reads a number and one of the units `ms`, `s`, `min` and `h`, exact to the microsecond.
  fileprivate init?(scenario text: String) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    let milliseconds: Double? =
      switch unit {
      case "ms": 1
      case "s": 1000
      case "min": 60_000
      case "h": 3_600_000
      default: nil
      }
    guard let milliseconds, let value = Double(digits), value * milliseconds < 1e12 else {
      return nil
    }
    self = .microseconds(Int64((value * milliseconds * 1000).rounded()))
  }
}
