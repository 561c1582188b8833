package import BudgetKit
package import RenderSim

/// The scenarios that a command works on, and what kept others from being among them.
package struct Selection {
  /// The scenarios, in order of their names.
  package var plans: [ScenarioPlan] = []

  /// What is wrong with the files of the others.
  package var problems: [ReportProblem] = []

  /// Reads scenarios and finds their screens.
  ///
  /// - Parameters:
  ///   - names: The names of the scenarios; empty for all of the folder.
  ///   - variants: The variants to which the scenarios are limited; empty for all of them.
  ///   - folder: The folder with the files.
  ///   - screens: The registered screens.
  /// - Throws: `CommandError` where a name is unknown or nothing is left.
  package init(
    _ names: [String],
    variants: [String],
    in folder: ScenarioFolder,
    screens: [Screen]
  ) throws(CommandError) {
    for name in try Self.selected(names, folder) {
      do throws(ProblemError) {
        plans.append(try Self.plan(name, folder, screens))
      } catch {
        problems.append(error.problem)
      }
    }
    if !variants.isEmpty { try limit(to: variants) }
  }

  private static func selected(
    _ names: [String],
    _ folder: ScenarioFolder
  ) throws(CommandError) -> [String] {
    let known: [String]
    do { known = try folder.scenarioNames() } catch { throw .file(error) }
    guard !known.isEmpty else { throw .selection(.noScenarios(folder.path)) }
    for name in names {
      guard ScenarioName.isValid(name) else { throw .selection(.invalidName(name)) }
      guard known.contains(name) else { throw .selection(.unknownScenario(name, known: known)) }
    }
    return names.isEmpty ? known : Set(names).sorted()
  }

  private static func plan(
    _ name: String,
    _ folder: ScenarioFolder,
    _ screens: [Screen]
  ) throws(ProblemError) -> ScenarioPlan {
    let bytes: [UInt8]
    do { bytes = try folder.readScenario(name) } catch {
      throw ProblemError(problem: ReportProblem(.invalidInput, error.message))
    }
    do {
      return try ScenarioPlan(try Scenario.read(bytes, fileName: name), screens: screens)
    } catch {
      throw ProblemError(problem: ReportProblem(error, in: folder.scenarioPath(name)))
    }
  }

  private mutating func limit(to variants: [String]) throws(CommandError) {
    let known = Set(plans.flatMap(\.allVariants)).sorted()
    // Where no scenario could be read, their problems say more than an unknown name.
    if let unknown = variants.first(where: { !known.contains($0) }), !plans.isEmpty {
      throw .selection(.unknownVariant(unknown, known: known))
    }
    for index in plans.indices {
      plans[index].variants.removeAll { !variants.contains($0.name) }
    }
    plans.removeAll { $0.variants.isEmpty }
  }

  private struct ProblemError: Error {
    var problem: ReportProblem
  }
}

// MARK: - Problems

extension ReportProblem {
  /// The problem that an error in a scenario file makes, with its place.
  package init(_ error: ScenarioError, in path: String) {
    self.init(.invalidInput, "\(path):\(error.location): \(error.message)")
  }
}
