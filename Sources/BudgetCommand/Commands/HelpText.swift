/// The explanation of the program or of one verb, made from the tables of verbs and options.
package struct HelpText {
  private let program: String

  /// Creates an explanation.
  ///
  /// - Parameter program: The name of the program.
  package init(program: String) {
    self.program = program
  }

  /// The explanation for somebody who is new.
  package var overview: String {
    let verbs = Verb.allCases.map { ($0.spelling, $0.summary) }
    let statuses = ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }
    let lines =
      [
        "\(program) replays scenarios on your screens, counts how often each view's body is",
        "evaluated, and fails when a change makes it more than the budget or the baseline.",
        "",
        "Usage: \(program) COMMAND [OPTION…]",
        "",
        "Commands",
      ] + Self.table(verbs) + [
        "",
        "Begin with",
        "  \(program) list     what there is",
        "  \(program) check    whether everything is within budget",
        "",
        "Exit status",
      ] + Self.table(statuses) + [
        "", "'\(program) help COMMAND' explains a command.",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The explanation of one verb.
  package func explanation(of verb: Verb) -> String {
    let options = verb.options.map { ($0.spelling, $0.summary) }
    let discussion = verb.discussion.isEmpty ? [] : [""] + verb.discussion
    let lines =
      ["\(program) \(verb.rawValue): \(verb.summary)"] + discussion + [
        "", "Usage: \(program) \(verb.spelling) [OPTION…]", "", "Options",
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
