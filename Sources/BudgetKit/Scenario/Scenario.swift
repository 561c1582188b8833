/// A scenario file: which screen is replayed, what happens on it, and what it may cost.
package struct Scenario: Hashable, Sendable {
  /// The name, which is also the file's.
  package var name: String

  /// One sentence that says what the scenario guards; may be empty.
  package var summary: String

  /// The name of the screen.
  package var screen: Located<String>

  /// The variants to replay, in order; nil for all of the screen's.
  package var variants: [Located<String>]?

  /// The screen's parameters that do not have their defaults.
  package var parameters: [Parameter]

  /// What happens on the screen, in order.
  package var steps: [ScenarioStep]

  /// The limits that hold without a baseline.
  package var budgets: [VariantBudget]

  /// The least that a replay has to do.
  package var leastWork: LeastWork

  /// How counts may grow with a parameter, if the scenario says so.
  package var scale: ScaleRule?

  /// Whether tasks may go on after the screen was left.
  package var allowsUnfinishedTasks: Bool

  /// Creates a scenario.
  package init(
    name: String,
    summary: String = "",
    screen: Located<String>,
    variants: [Located<String>]? = nil,
    parameters: [Parameter] = [],
    steps: [ScenarioStep] = [],
    budgets: [VariantBudget] = [],
    leastWork: LeastWork = LeastWork(),
    scale: ScaleRule? = nil,
    allowsUnfinishedTasks: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.screen = screen
    self.variants = variants
    self.parameters = parameters
    self.steps = steps
    self.budgets = budgets
    self.leastWork = leastWork
    self.scale = scale
    self.allowsUnfinishedTasks = allowsUnfinishedTasks
  }
}

// MARK: - Parts

extension Scenario {
  /// A parameter of the screen that the scenario sets.
  package struct Parameter: Hashable, Sendable {
    /// The parameter's name.
    package var name: Located<String>

    /// The value.
    package var value: Located<ParameterSetting>

    /// Creates a parameter.
    package init(name: Located<String>, value: Located<ParameterSetting>) {
      self.name = name
      self.value = value
    }
  }

  /// The least that a replay has to do; one that does less proves nothing.
  package struct LeastWork: Hashable, Sendable {
    /// The least number of events; nil where any number will do.
    package var events: Int?

    /// The least number of views with a body after mounting; nil where any number will do.
    package var mounted: Int?

    /// Creates the least work.
    package init(events: Int? = nil, mounted: Int? = nil) {
      self.events = events
      self.mounted = mounted
    }
  }
}
