/// The options, all of which are read, explained and completed from this one table.
package enum Option: String, CaseIterable, Hashable, Sendable {
  /// The form of the result.
  case format = "--format"
  /// A file for the result.
  case output = "--output"
  /// A variant to which the command is limited.
  case variant = "--variant"
  /// The folder with the scenario files.
  case scenarios = "--scenarios"
  /// Why counts may rise.
  case reason = "--reason"
  /// Whether improvements fail.
  case strict = "--strict"
  /// How many replays are timed.
  case times = "--times"
  /// The longest real time of one event.
  case timeLimit = "--time-limit"
  /// Whether no other process is started.
  case inProcess = "--in-process"
  /// Whether text is coloured.
  case color = "--color"
  /// The explanation of a verb.
  case help = "--help"
}

// MARK: - Table

extension Option {
  /// What stands for the value in explanations; nil for an option that takes none.
  package var placeholder: String? {
    switch self {
    case .format, .color: words.joined(separator: "|")
    case .output: "FILE"
    case .variant: "NAME"
    case .scenarios: "FOLDER"
    case .reason: "TEXT"
    case .times: "N"
    case .timeLimit: "SECONDS"
    case .strict, .inProcess, .help: nil
    }
  }

  /// The words that the value may be; empty where it may be anything.
  package var words: [String] {
    switch self {
    case .format: ["text", "json"]
    case .color: ["auto", "always", "never"]
    default: []
    }
  }

  /// Whether the option may be given several times.
  package var isRepeatable: Bool { self == .variant }

  /// Whether the value is a path, for completions.
  package var takesPath: Bool { self == .output || self == .scenarios }

  /// The option in a few words.
  package var summary: String {
    switch self {
    case .format: "the form of the result; 'text' if left out"
    case .output: "write the result to a file"
    case .variant: "only this variant; may be repeated"
    case .scenarios: "the folder with the scenario files; 'scenarios' if left out"
    case .reason: "why counts may rise; needed when one does"
    case .strict: "fail with status 6 where a count fell below its baseline"
    case .times: "time this many replays of each variant; Release builds only"
    case .timeLimit: "stop a step after this much real time; 60 if left out"
    case .inProcess: "replay in this process, for a debugger; a crash ends everything"
    case .color: "whether text is coloured; NO_COLOR is respected"
    case .help: "explain the command"
    }
  }

  /// The option as it is written, with its placeholder.
  package var spelling: String { placeholder.map { "\(rawValue) \($0)" } ?? rawValue }
}
