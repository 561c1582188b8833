package import BudgetKit
package import RenderSim

/// A scenario whose screen, variants and parameters were found among the registered screens.
package struct ScenarioPlan {
  /// The scenario.
  package var scenario: Scenario

  /// The variants to replay, in the order of the scenario file.
  package var variants: [ScreenVariant]

  /// The names of all variants of the scenario, also of those that the user left out.
  package let allVariants: [String]

  /// Every parameter of the screen with the value in force.
  package let parameters: [String: ParameterValue]

  /// The events of each step of the scenario, by their numbers.
  package private(set) var events: [Range<Int>] = []

  private let steps: [(step: ReplayStep, expectation: ScreenExpectation?)]

  /// Finds what a scenario names.
  ///
  /// - Throws: `ScenarioError` for the first name or type that does not fit the screen.
  package init(_ scenario: Scenario, screens: [Screen]) throws(ScenarioError) {
    self.scenario = scenario
    guard let screen = screens.first(where: { $0.name == scenario.screen.value }) else {
      throw .unknownScreen(
        scenario.screen.value,
        known: screens.map(\.name),
        at: scenario.screen.location
      )
    }
    variants = try Self.variants(scenario, screen)
    allVariants = variants.map(\.name)
    parameters = try Self.parameters(scenario, screen)
    var steps: [(ReplayStep, ScreenExpectation?)] = []
    var next = 1
    for step in scenario.steps {
      try Self.checkVariants(of: step.expectation, among: allVariants)
      let action = try ReplayStep(step.action, on: screen)
      steps += Array(repeating: (action, nil), count: step.times)
      steps[steps.count - 1].1 = step.expectation
      events.append(next..<next + action.eventCount * step.times)
      next = events[events.count - 1].upperBound
    }
    self.steps = steps
    for budget in scenario.budgets where !allVariants.contains(budget.variant.value) {
      throw .budgetForOtherVariant(
        budget.variant.value,
        replayed: allVariants,
        at: budget.variant.location
      )
    }
    try checkScale(screen)
  }

  /// The values that a screen gets for numbers.
  package func values(of changes: [String: Int]) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for (name, value) in changes {
      values[name] = parameters[name].flatMap { ParameterValue(.integer(value), like: $0) }
    }
    return values
  }

  /// What happens in a variant, in order.
  ///
  /// - Parameters:
  ///   - variant: One of the variants.
  ///   - checksScreen: Whether what the steps expect is checked.
  /// - Returns: The steps, each followed by what it expects.
  package func steps(for variant: String, checksScreen: Bool = true) -> [ReplayStep] {
    steps.flatMap { step, expectation in
      guard checksScreen, let expectation, expectation.concerns(variant) else { return [step] }
      let expected = ReplayExpectation(
        shows: expectation.shows,
        hides: expectation.hides,
        requests: expectation.requests
      )
      return [step, .expect(expected)]
    }
  }

  private static func checkVariants(
    of expectation: ScreenExpectation?,
    among known: [String]
  ) throws(ScenarioError) {
    for name in expectation?.variants ?? [] where !known.contains(name.value) {
      throw .expectationOfOtherVariant(name.value, replayed: known, at: name.location)
    }
  }

  private static func variants(
    _ scenario: Scenario,
    _ screen: Screen
  ) throws(ScenarioError) -> [ScreenVariant] {
    guard let names = scenario.variants else { return screen.variants }
    var variants: [ScreenVariant] = []
    for name in names {
      guard let variant = screen.variant(named: name.value) else {
        throw .unknownVariant(
          name.value,
          screen: screen.name,
          known: screen.variants.map(\.name),
          at: name.location
        )
      }
      variants.append(variant)
    }
    return variants
  }

  private static func parameters(
    _ scenario: Scenario,
    _ screen: Screen
  ) throws(ScenarioError) -> [String: ParameterValue] {
    screen.parameters.merging(try checked(scenario.parameters, screen)) { $1 }
  }

  /// The values of parameters that a screen declares.
  fileprivate static func checked(
    _ parameters: [Scenario.Parameter],
    _ screen: Screen
  ) throws(ScenarioError) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for parameter in parameters {
      let model = try declared(parameter.name, screen)
      guard let value = ParameterValue(parameter.value.value, like: model) else {
        throw .parameterType(
          parameter.name.value,
          value: parameter.value.value.description,
          expected: model.expectedKind,
          at: parameter.value.location
        )
      }
      values[parameter.name.value] = value
    }
    return values
  }

  private func checkScale(_ screen: Screen) throws(ScenarioError) {
    guard let scale = scenario.scale, let value = scale.values.first else { return }
    let model = try Self.declared(scale.parameter, screen)
    guard ParameterValue(.integer(value), like: model) == nil else { return }
    throw .parameterType(
      scale.parameter.value,
      value: "\(value)",
      expected: model.expectedKind,
      at: scale.parameter.location
    )
  }

  private static func declared(
    _ name: Located<String>,
    _ screen: Screen
  ) throws(ScenarioError) -> ParameterValue {
    guard let model = screen.parameters[name.value] else {
      throw .unknownParameter(
        name.value,
        screen: screen.name,
        known: screen.parameters.keys.sorted(),
        at: name.location
      )
    }
    return model
  }
}

// MARK: - Steps

extension ReplayStep {
  fileprivate init(_ action: ScenarioStep.Action, on screen: Screen) throws(ScenarioError) {
    self =
      switch action {
      case .type(let text, let control): .type(text, into: control)
      case .clear(let control): .clear(control)
      case .submit(let control): .submit(control)
      case .tap(let control): .tap(control)
      case .toggle(let control): .toggle(control)
      case .step(let control, let amount): .step(control, by: amount)
      case .select(let choice, let control): .select(choice, in: control)
      case .slide(let control, let value): .slide(control, to: value)
      case .scroll(let rows): .scroll(rows: rows)
      case .push(let control): .push(control)
      case .pop: .pop
      case .present(let control): .present(control)
      case .dismiss: .dismiss
      case .advance(let duration): .advance(duration)
      case .environment(let name, let value): .environment(try EnvironmentSetting(name, value))
      case .parameters(let values): .parameters(try ScenarioPlan.checked(values, screen))
      case .action(let name): .action(name)
      case .service(let name, let delay, let failures):
        .service(name, delay: delay, failures: failures)
      }
  }
}

extension EnvironmentSetting {
  fileprivate init(
    _ name: Located<String>,
    _ value: Located<String>
  ) throws(ScenarioError) {
    guard Self.names.contains(name.value) else {
      throw .unknownEnvironmentName(name.value, known: Self.names, at: name.location)
    }
    guard let setting = EnvironmentSetting(name: name.value, value: value.value) else {
      throw .unknownEnvironmentValue(
        value.value,
        name: name.value,
        known: Self.values(of: name.value),
        at: value.location
      )
    }
    self = setting
  }
}
