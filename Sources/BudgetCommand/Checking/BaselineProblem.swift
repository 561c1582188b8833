package import BudgetKit

/// Why a scenario cannot be compared with its baseline.
package enum BaselineProblem: Error, Hashable, Sendable {
  /// There is no baseline.
  case missing(scenario: String, path: String)
  /// The file cannot be read.
  case unreadable(FileError)
  /// The file is no baseline that can be used.
  case unusable(BaselineError, path: String)
  /// The baseline does not know the variant.
  case missingVariant(String, scenario: String, path: String)
  /// The baseline was stored with other parameters.
  case otherParameters(
    variant: String,
    scenario: String,
    stored: [String: ParameterSetting],
    current: [String: ParameterSetting]
  )
}

// MARK: - Words

extension BaselineProblem {
  /// The problem in a report.
  ///
  /// - Parameter program: What starts the program in the commands that the message advises.
  /// - Returns: The problem, with its message.
  package func reported(_ program: String) -> ReportProblem {
    ReportProblem(.baseline, message(program))
  }

  private func message(_ program: String) -> String {
    switch self {
    case .missing(let scenario, let path):
      "There is no baseline '\(path)'. Store it: \(program) accept \(scenario)"
    case .unreadable(let error):
      error.message
    case .unusable(let error, let path):
      "\(path):\(error.location): \(error.message)"
    case .missingVariant(let variant, let scenario, let path):
      "The baseline '\(path)' has no variant '\(variant)'. Store it: \(program) accept \(scenario)"
    case .otherParameters(let variant, let scenario, let stored, let current):
      "The baseline of '\(scenario), \(variant)' was stored with "
        + "'\(ParameterSetting.list(stored))', and the scenario now has "
        + "'\(ParameterSetting.list(current))'. Store it anew: \(program) accept \(scenario)"
    }
  }
}

// MARK: - Reading

extension ScenarioFolder {
  /// The baseline of a scenario.
  ///
  /// - Throws: `BaselineProblem` where it is missing or cannot be used.
  package func baseline(_ scenario: String) throws(BaselineProblem) -> Baseline {
    let path = baselinePath(scenario)
    let bytes: [UInt8]?
    do { bytes = try readBaseline(scenario) } catch { throw .unreadable(error) }
    guard let bytes else { throw .missing(scenario: scenario, path: path) }
    do {
      return try Baseline.read(bytes, scenario: scenario)
    } catch {
      throw .unusable(error, path: path)
    }
  }
}
