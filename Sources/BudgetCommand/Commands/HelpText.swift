/// The explanation of the program or of one verb, made from the tables of verbs and options.
package struct HelpText {
  private let program: Program

  /// Creates an explanation.
  ///
  /// - Parameter program: The program's name, and what starts it.
  package init(program: Program) {
    self.program = program
  }

  /// The explanation for somebody who is new.
  package var overview: String {
    let verbs = Verb.allCases.map { ($0.spelling, $0.summary) }
    let statuses = ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }
    let lines =
      [
        "\(program.name) replays scenarios on your screens, counts how often each view's body is",
        "evaluated, and fails when a change makes it more than the budget or the baseline.",
        "",
        "Usage: \(program.command) COMMAND [OPTION…]",
        "",
        "Commands",
      ] + Self.table(verbs) + [
        "",
        "Begin with",
        "  \(program.command) list     what there is",
        "  \(program.command) check    whether everything is within budget",
        "",
        "Exit status",
      ] + Self.table(statuses) + [
        "", "'\(program.command) help COMMAND' explains a command.",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The explanation of one verb.
  package func explanation(of verb: Verb) -> String {
    let options = verb.options.map { ($0.spelling, $0.summary) }
    let discussion = verb.discussion.isEmpty ? [] : [""] + verb.discussion
    let lines =
      ["\(program.name) \(verb.rawValue): \(verb.summary)"] + discussion + [
        "", "Usage: \(program.command) \(verb.spelling) [OPTION…]", "", "Options",
      ] + Self.table(options)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, summary in
      "  " + name + String(repeating: " ", count: width - name.count + 2) + summary
    }
  }
}
