internal import BudgetKit
internal import RenderSim

/// The verb `list`: shows the screens, their variants and the scenarios.
@MainActor
struct ListCommand {
  let session: Session

  /// Carries the command out.
  func run() throws(CommandError) -> ExitStatus {
    let folder = try session.folder()
    let selection = try session.selection(in: folder)
    let scenarios = selection.plans.map { plan in
      ScenarioEntry(plan, hasBaseline: (try? folder.readBaseline(plan.scenario.name)) != nil)
    }
    try session.deliver(session.settings.format == .json ? json(scenarios) : text(scenarios))
    session.report(selection.problems)
    return ExitStatus(Set(selection.problems.map(\.kind.outcome)), isStrict: false)
  }

  private struct ScenarioEntry {
    let plan: ScenarioPlan
    let hasBaseline: Bool

    init(_ plan: ScenarioPlan, hasBaseline: Bool) {
      (self.plan, self.hasBaseline) = (plan, hasBaseline)
    }
  }
}

// MARK: - Text

extension ListCommand {
  private func text(_ scenarios: [ScenarioEntry]) -> String {
    var lines = ["Screens"]
    for screen in session.screens {
      lines.append("  \(Self.title(screen.name, screen.summary))")
      let parameters = ParameterSetting.list(
        screen.parameters.mapValues { ParameterSetting($0) }
      )
      if !parameters.isEmpty { lines.append("    parameters: \(parameters)") }
      for variant in screen.variants {
        lines.append("    variant \(Self.title(variant.name, variant.summary))")
      }
    }
    lines += ["", "Scenarios"]
    for entry in scenarios {
      let scenario = entry.plan.scenario
      lines.append("  \(Self.title(scenario.name, scenario.summary))")
      let variants = entry.plan.allVariants.joined(separator: ", ")
      let baseline = entry.hasBaseline ? "" : "; no baseline yet"
      lines.append("    screen \(scenario.screen.value), \(variants)\(baseline)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func title(_ name: String, _ summary: String) -> String {
    summary.isEmpty ? name : "\(name): \(summary)"
  }
}

// MARK: - JSON

extension ListCommand {
  private func json(_ scenarios: [ScenarioEntry]) -> String {
    JSONText.object([
      "format": .string("perfbudget-list"),
      "producer": .string(Producer.name),
      "scenarios": .array(scenarios.map(Self.json)),
      "screens": .array(session.screens.map(Self.json)),
      "version": .integer(1),
    ]).rendered()
  }

  private static func json(_ entry: ScenarioEntry) -> JSONText {
    .object([
      "has_baseline": .bool(entry.hasBaseline),
      "name": .string(entry.plan.scenario.name),
      "screen": .string(entry.plan.scenario.screen.value),
      "summary": .string(entry.plan.scenario.summary),
      "variants": .line(.array(entry.plan.allVariants.map { .string($0) })),
    ])
  }

  private static func json(_ screen: Screen) -> JSONText {
    .object([
      "name": .string(screen.name),
      "parameters": .object(screen.parameters.mapValues { ParameterSetting($0).jsonText }),
      "summary": .string(screen.summary),
      "variants": .array(
        screen.variants.map {
          .line(.object(["name": .string($0.name), "summary": .string($0.summary)]))
        }
      ),
    ])
  }
}
