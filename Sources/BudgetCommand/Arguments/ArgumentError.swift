internal import BudgetKit

/// Why arguments cannot be understood.
package enum ArgumentError: Error, Hashable, Sendable {
  /// There is no such verb.
  case unknownVerb(String)
  /// The verb has no such option.
  case unknownOption(String, verb: Verb)
  /// An option stands before the verb.
  case optionBeforeVerb(String)
  /// An option that needs a value has none.
  case missingValue(Option)
  /// An option that takes no value has one.
  case unexpectedValue(Option, String)
  /// An option's value is not one of its words.
  case unknownValue(Option, String)
  /// An option's value is empty.
  case emptyValue(Option)
  /// An option that holds once is there twice.
  case repeatedOption(Option)
  /// A number is no number, or out of range.
  case invalidCount(Option, String, limit: Int)
  /// A word follows a verb that takes none, or too many do.
  case unexpectedWord(String, verb: Verb)
  /// A word is not one of those that the verb takes.
  case unknownWord(String, verb: Verb, known: [String])
  /// The verb needs a word.
  case missingWord(Verb, known: [String])
  /// A Debug build was asked for times; `command` starts a Release build.
  case timesInDebug(command: String)
}

// MARK: - Words

extension ArgumentError {
  /// What is wrong and what to do next.
  package var message: String {
    switch self {
    case .unknownVerb(let name):
      "There is no command '\(name)'. "
        + NearestName.advice(for: name, among: Verb.allCases.map(\.rawValue))
    case .unknownOption(let name, let verb):
      "The command '\(verb.rawValue)' has no option '\(name)'. "
        + NearestName.advice(for: name, among: verb.options.map(\.rawValue))
    case .optionBeforeVerb(let name):
      "The option '\(name)' stands before the command. Begin with a command, such as 'check'."
    case .missingValue(let option):
      "The option '\(option.rawValue)' has no value. Write '\(option.spelling)'."
    case .unexpectedValue(let option, let value):
      "The option '\(option.rawValue)' takes no value, and has '\(value)'. Remove the value."
    case .unknownValue(let option, let value):
      "The value '\(value)' of '\(option.rawValue)' is not known. "
        + NearestName.advice(for: value, among: option.words)
    case .emptyValue(let option):
      "The value '' of '\(option.rawValue)' is empty. Write '\(option.spelling)'."
    case .repeatedOption(let option):
      "The option '\(option.rawValue)' is there twice. Remove one of the two."
    case .invalidCount(let option, let value, let limit):
      "The value '\(value)' of '\(option.rawValue)' is not allowed. Write a whole number from 1 "
        + "to \(limit)."
    case .unexpectedWord(let word, let verb):
      "The command '\(verb.rawValue)' does not take '\(word)'. Write '\(verb.spelling)'."
    case .unknownWord(let word, let verb, let known):
      "The command '\(verb.rawValue)' does not know '\(word)'. "
        + NearestName.advice(for: word, among: known)
    case .missingWord(let verb, let known):
      "The command '\(verb.rawValue)' needs one of \(NearestName.list(known)). Add one."
    case .timesInDebug(let command):
      "The option '--times' is not for a Debug build, whose times mean nothing. Use a Release "
        + "build: \(command) run --times N"
    }
  }
}
