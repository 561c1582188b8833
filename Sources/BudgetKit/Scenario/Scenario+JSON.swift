extension Scenario {
  private static let keys = [
    "scenario", "summary", "screen", "variants", "parameters", "steps", "budget", "atLeast",
    "scale", "allow",
  ]

  /// Reads a scenario file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - fileName: The file's name without its extension, which the scenario has to repeat.
  /// - Returns: The scenario; whether its screen and variants exist is not checked.
  /// - Throws: `ScenarioError` for the first thing that is wrong.
  package static func read(
    _ bytes: [UInt8],
    fileName: String
  ) throws(ScenarioError) -> Scenario {
    let scenario: Located<Scenario>
    do {
      scenario = try read(JSONField(root: try JSON5Reader.read(bytes)))
    } catch {
      throw .json(error)
    }
    let name = scenario.value.name
    guard ScenarioName.isValid(name) else { throw .invalidName(name, at: scenario.location) }
    guard name == fileName else {
      throw .nameIsNotFileName(name, fileName: fileName, at: scenario.location)
    }
    return scenario.value
  }

  private static func read(_ root: JSONField) throws(JSONError) -> Located<Scenario> {
    try root.allowKeys(keys)
    let name = try root.required("scenario").locatedString()
    let scenario = Scenario(
      name: name.value,
      summary: try root.optional("summary")?.string() ?? "",
      screen: try root.required("screen").locatedString(),
      variants: try variants(root.optional("variants")),
      parameters: try root.optional("parameters")?.parameters() ?? [],
      steps: try steps(root.required("steps")),
      budgets: try budgets(root.optional("budget")),
      leastWork: try leastWork(root.optional("atLeast")),
      scale: try scale(root.optional("scale")),
      allowsUnfinishedTasks: try allowsUnfinishedTasks(root.optional("allow"))
    )
    return Located(scenario, at: name.location)
  }

  private static func variants(_ field: JSONField?) throws(JSONError) -> [Located<String>]? {
    guard let field else { return nil }
    var variants: [Located<String>] = []
    for element in try field.elements() {
      let variant = try element.locatedString()
      if variants.contains(where: { $0.value == variant.value }) {
        let expected = "each variant once"
        throw JSONError(
          .outOfRange(path: element.path, value: variant.value, expected: expected),
          at: element.location
        )
      }
      variants.append(variant)
    }
    guard !variants.isEmpty else {
      let expected = "at least one variant, or leave the key out for all"
      throw JSONError(
        .outOfRange(path: field.path, value: "[]", expected: expected),
        at: field.location
      )
    }
    return variants
  }

  private static func allowsUnfinishedTasks(_ field: JSONField?) throws(JSONError) -> Bool {
    guard let field else { return false }
    var allowed: Set<Allowance> = []
    for element in try field.elements() { allowed.insert(try element.word(Allowance.self)) }
    return allowed.contains(.unfinishedTasks)
  }

  /// What a scenario may allow.
  private enum Allowance: String, CaseIterable {
    case unfinishedTasks
  }

  private static func steps(_ field: JSONField) throws(JSONError) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    for element in try field.elements() { steps.append(try ScenarioStep(element)) }
    return steps
  }

  private static func budgets(_ field: JSONField?) throws(JSONError) -> [VariantBudget] {
    guard let field else { return [] }
    var budgets: [VariantBudget] = []
    for (variant, budget) in try field.members() {
      budgets.append(try VariantBudget(variant: variant, budget))
    }
    return budgets
  }

  private static func leastWork(_ field: JSONField?) throws(JSONError) -> LeastWork {
    guard let field else { return LeastWork() }
    try field.allowKeys(["events", "mounted"])
    return LeastWork(
      events: try field.optional("events")?.integer(in: 0...Int.max),
      mounted: try field.optional("mounted")?.integer(in: 0...Int.max)
    )
  }

  private static func scale(_ field: JSONField?) throws(JSONError) -> ScaleRule? {
    guard let field else { return nil }
    return try ScaleRule(field)
  }
}

extension JSONField {
  /// An object of parameters and their values.
  package func parameters() throws(JSONError) -> [Scenario.Parameter] {
    var parameters: [Scenario.Parameter] = []
    for (name, value) in try members() {
      let setting = Located(try value.parameterSetting(), at: value.location)
      parameters.append(Scenario.Parameter(name: name, value: setting))
    }
    return parameters
  }
}
