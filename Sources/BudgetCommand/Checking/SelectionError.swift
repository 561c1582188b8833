internal import BudgetKit

/// Why no scenario can be selected.
package enum SelectionError: Error, Hashable, Sendable {
  /// The folder holds no scenario.
  case noScenarios(String)
  /// The name would leave the folder, or is no good file name.
  case invalidName(String)
  /// There is no such scenario.
  case unknownScenario(String, known: [String])
  /// No selected scenario replays the variant.
  case unknownVariant(String, known: [String])

  /// What is wrong and what to do next.
  package var message: String {
    switch self {
    case .noScenarios(let folder):
      "The folder '\(folder)' holds no scenario, so there is nothing to do. Add a file such as "
        + "'\(folder)/coupon-keystrokes.json'."
    case .invalidName(let name):
      "The scenario's name '\(name)' is not allowed. Use \(ScenarioName.rule)."
    case .unknownScenario(let name, let known):
      "There is no scenario '\(name)'. \(NearestName.advice(for: name, among: known))"
    case .unknownVariant(let name, let known):
      "No selected scenario has a variant '\(name)'. "
        + NearestName.advice(for: name, among: known)
    }
  }
}
