/// Why a scenario file cannot be used.
package enum ScenarioError: Error, Hashable, Sendable {
  /// The file is not what a scenario file looks like.
  case json(JSONError)
  /// The scenario's name would leave the folder, or is no good file name.
  case invalidName(String, at: SourceLocation)
  /// The scenario's name is not that of its file.
  case nameIsNotFileName(String, fileName: String, at: SourceLocation)
  /// There is no such screen.
  case unknownScreen(String, known: [String], at: SourceLocation)
  /// The screen has no such variant.
  case unknownVariant(String, screen: String, known: [String], at: SourceLocation)
  /// A budget is given for a variant that the scenario does not replay.
  case budgetForOtherVariant(String, replayed: [String], at: SourceLocation)
  /// A step expects something of a variant that the scenario does not replay.
  case expectationOfOtherVariant(String, replayed: [String], at: SourceLocation)
  /// The screen has no such parameter.
  case unknownParameter(String, screen: String, known: [String], at: SourceLocation)
  /// A parameter has another type than the screen declares.
  case parameterType(String, value: String, expected: String, at: SourceLocation)
  /// A step sets something in the environment that cannot be set.
  case unknownEnvironmentName(String, known: [String], at: SourceLocation)
  /// A step sets something in the environment to what it cannot be.
  case unknownEnvironmentValue(String, name: String, known: [String], at: SourceLocation)
  /// A limit is given for a view that never occurs.
  case unknownView(String, variant: String, known: [String], at: SourceLocation)
}

// MARK: - Place

extension ScenarioError {
  /// Where in the file the error shows.
  package var location: SourceLocation {
    switch self {
    case .json(let error): error.location
    case .invalidName(_, let location),
      .nameIsNotFileName(_, _, let location),
      .unknownScreen(_, _, let location),
      .unknownVariant(_, _, _, let location),
      .budgetForOtherVariant(_, _, let location),
      .expectationOfOtherVariant(_, _, let location),
      .unknownParameter(_, _, _, let location),
      .parameterType(_, _, _, let location),
      .unknownEnvironmentName(_, _, let location),
      .unknownEnvironmentValue(_, _, _, let location),
      .unknownView(_, _, _, let location):
      location
    }
  }
}

// MARK: - Words

extension ScenarioError {
  /// What is wrong and what to do next, without the place.
  package var message: String {
    switch self {
    case .json(let error):
      error.message
    case .invalidName(let name, _):
      "The scenario's name '\(name)' is not allowed. Use \(ScenarioName.rule)."
    case .nameIsNotFileName(let name, let fileName, _):
      "The scenario is named '\(name)' but its file '\(fileName).json'. Give both one name."
    case .unknownScreen(let name, let known, _):
      "There is no screen '\(name)'. \(NearestName.advice(for: name, among: known))"
    case .unknownVariant(let name, let screen, let known, _):
      "The screen '\(screen)' has no variant '\(name)'. "
        + NearestName.advice(for: name, among: known)
    case .budgetForOtherVariant(let name, let replayed, _):
      "The budget is for the variant '\(name)', which the scenario does not replay. "
        + NearestName.advice(for: name, among: replayed)
    case .expectationOfOtherVariant(let name, let replayed, _):
      "The step expects something of the variant '\(name)', which the scenario does not replay. "
        + NearestName.advice(for: name, among: replayed)
    case .unknownParameter(let name, let screen, let known, _):
      "The screen '\(screen)' has no parameter '\(name)'. "
        + NearestName.advice(for: name, among: known)
    case .parameterType(let name, let value, let expected, _):
      "The parameter '\(name)' cannot be '\(value)'. Write \(expected)."
    case .unknownEnvironmentName(let name, let known, _):
      "A scenario cannot set '\(name)' in the environment. "
        + NearestName.advice(for: name, among: known)
    case .unknownEnvironmentValue(let value, let name, let known, _):
      "The environment's '\(name)' cannot be '\(value)'. "
        + NearestName.advice(for: value, among: known)
    case .unknownView(let name, let variant, let known, _):
      "No view '\(name)' occurs in the variant '\(variant)'. "
        + NearestName.advice(for: name, among: known)
    }
  }
}
