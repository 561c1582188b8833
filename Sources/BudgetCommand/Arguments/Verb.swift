/// The verbs, all of which are read, explained and completed from this one table.
package enum Verb: String, CaseIterable, Hashable, Sendable {
  /// Shows what there is.
  case list
  /// Replays and shows counts.
  case run
  /// Replays and judges.
  case check
  /// Stores baselines.
  case accept
  /// Explains a verb.
  case help
  /// Shows the version.
  case version
  /// Writes completions for a shell.
  case completions
}

// MARK: - Table

extension Verb {
  /// What may follow the verb.
  package enum Operands: Hashable, Sendable {
    /// Nothing.
    case none
    /// Any number of scenario names.
    case scenarios
    /// At most one word.
    case word(of: [String], isRequired: Bool)
  }

  /// What may follow the verb.
  package var operands: Operands {
    switch self {
    case .list, .version: .none
    case .run, .check, .accept: .scenarios
    case .help: .word(of: Verb.allCases.map(\.rawValue), isRequired: false)
    case .completions: .word(of: Shell.allCases.map(\.rawValue), isRequired: true)
    }
  }

  /// The options that go with the verb.
  package var options: [Option] {
    switch self {
    case .list: [.format, .output, .scenarios, .help]
    case .run:
      [.format, .output, .variant, .scenarios, .times, .timeLimit, .inProcess, .color, .help]
    case .check:
      [.format, .output, .variant, .scenarios, .strict, .timeLimit, .inProcess, .color, .help]
    case .accept: [.variant, .scenarios, .reason, .timeLimit, .inProcess, .help]
    case .help, .version, .completions: [.help]
    }
  }

  /// The verb in a few words.
  package var summary: String {
    switch self {
    case .list: "show the screens, their variants and the scenarios"
    case .run: "replay scenarios and show the body evaluations of each view"
    case .check: "replay scenarios and compare with baselines and budgets"
    case .accept: "store what scenarios count now as their baselines"
    case .help: "explain a command"
    case .version: "show the version"
    case .completions: "write completions for bash, zsh or fish"
    }
  }

  /// More about the verb, in lines.
  package var discussion: [String] {
    switch self {
    case .list: []
    case .run:
      ["Without a name all scenarios are replayed. Nothing is compared, nothing is stored."]
    case .check:
      [
        "Without a name all scenarios are checked. What differs is shown with its cause, and the",
        "exit status says whether a change may be merged.",
      ]
    case .accept:
      [
        "Without a name the baselines of all scenarios are stored, beside the scenarios in the",
        "folder 'baselines'; commit them. A count that rises above its baseline or budget needs",
        "a reason, which is kept in the file.",
      ]
    case .help, .version: []
    case .completions:
      ["For example: source <(perfbudget completions bash)"]
    }
  }

  /// The verb as it is written, with what may follow.
  package var spelling: String {
    switch operands {
    case .none: rawValue
    case .scenarios: "\(rawValue) [SCENARIO…]"
    case .word(let words, isRequired: true): "\(rawValue) \(words.joined(separator: "|"))"
    case .word(_, isRequired: false): "\(rawValue) [COMMAND]"
    }
  }
}
