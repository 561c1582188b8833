/// Shows a check on a terminal: a table for each scenario, what needs attention, one sentence.
package struct TextReport {
  package let report: Report
  let style: TextStyle
  let program: String

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - report: What the check found out.
  ///   - style: Whether the text is coloured.
  ///   - program: What starts the program in the commands that the text advises.
  package init(_ report: Report, style: TextStyle, program: String) {
    self.report = report
    self.style = style
    self.program = program
  }

  /// The whole text.
  ///
  /// - Parameters:
  ///   - showsTables: Whether the tables are shown, or just what needs attention.
  ///   - showsProblems: Whether problems are told, or were told elsewhere.
  /// - Returns: The report as text, for people.
  package func text(showsTables: Bool = true, showsProblems: Bool = true) -> String {
    var blocks: [[String]] = []
    if showsTables, !report.scenarios.isEmpty {
      blocks.append([
        "Body evaluations of each view: 'mount' while the screen appears, 'evaluations' during",
        "the events that follow.",
      ])
      blocks += report.scenarios.map(table)
    }
    if showsProblems { blocks.append(report.allProblems.map(\.message)) }
    blocks.append(report.scenarios.flatMap { details(of: $0) })
    blocks.append(SummarySentence(report: report, program: program).lines(style))
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private func table(_ scenario: ScenarioReport) -> [String] {
    var table = TextTable([
      .init("variant"), .init("view"), .init("mount", isNumeric: true),
      .init("evaluations", isNumeric: true), .init("baseline", isNumeric: true),
      .init("budget", isNumeric: true), .init("verdict"),
    ])
    for variant in scenario.variants {
      let rows = ViewRow.rows(of: variant)
      for (index, row) in rows.enumerated() {
        table.add([TextTable.Cell(index == 0 ? variant.variant : "")] + row.cells)
      }
      if rows.isEmpty { table.add([.init(variant.variant), .init(variant.verdict, .bad)]) }
    }
    return heading(scenario) + table.lines(style)
  }

  private func heading(_ scenario: ScenarioReport) -> [String] {
    let name = style.apply(.strong, to: scenario.scenario.name)
    let summary = scenario.scenario.summary
    let title = summary.isEmpty ? name : "\(name): \(summary)"
    guard let recording = scenario.variants.lazy.compactMap(\.recording).first else {
      return [title]
    }
    let parameters = ParameterSetting.list(recording.parameters)
    let events = Plural.count(recording.steps.count, "event")
    let screen = "screen \(scenario.scenario.screen.value)"
    let facts = [screen, parameters, events].filter { !$0.isEmpty }.joined(separator: ", ")
    return [title, "  \(facts)"]
  }
}
