/// Arguments that were taken apart: a verb, its words and its options.
package struct Invocation: Hashable, Sendable {
  /// The verb.
  package var verb: Verb

  /// The words after the verb that belong to no option.
  package var words: [String] = []

  /// The values of the options, in the order of the arguments; an option without value has ''.
  package var values: [Option: [String]] = [:]

  /// Takes arguments apart.
  ///
  /// Both `--format json` and `--format=json` are read. After `--` everything is a word. Without
  /// arguments the verb is `help`.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: `ArgumentError` for the first argument that is wrong.
  package init(_ arguments: [String]) throws(ArgumentError) {
    verb = try Self.verb(arguments.first)
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        rest = []
      } else if argument.hasPrefix("-"), argument != "-" {
        try readOption(argument, &rest)
      } else {
        words.append(argument)
      }
    }
    if values[.help] == nil { try checkWords() }
  }

  private static func verb(_ argument: String?) throws(ArgumentError) -> Verb {
    switch argument {
    case nil, "--help", "-h": return .help
    case "--version": return .version
    case let name? where name.hasPrefix("-"): throw .optionBeforeVerb(name)
    case let name?:
      guard let verb = Verb(rawValue: name) else { throw .unknownVerb(name) }
      return verb
    }
  }

  private mutating func readOption(
    _ argument: String,
    _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? Option.help.rawValue : String(parts[0])
    guard let option = Option(rawValue: name), verb.options.contains(option) else {
      throw .unknownOption(name, verb: verb)
    }
    let written = parts.count == 2 ? String(parts[1]) : nil
    guard option.isRepeatable || values[option] == nil else { throw .repeatedOption(option) }
    values[option, default: []].append(try Self.value(of: option, written, &rest))
  }

  private static func value(
    of option: Option,
    _ written: String?,
    _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) -> String {
    guard option.placeholder != nil else {
      if let written { throw .unexpectedValue(option, written) }
      return ""
    }
    let isNext = written == nil && rest.first?.hasPrefix("--") == false
    guard let value = written ?? (isNext ? rest.popFirst() : nil) else {
      throw .missingValue(option)
    }
    guard !value.allSatisfy(\.isWhitespace) else { throw .emptyValue(option) }
    guard option.words.isEmpty || option.words.contains(value) else {
      throw .unknownValue(option, value)
    }
    return value
  }

  private func checkWords() throws(ArgumentError) {
    switch verb.operands {
    case .scenarios: return
    case .none:
      if let word = words.first { throw .unexpectedWord(word, verb: verb) }
    case .word(let known, let isRequired):
      if words.count > 1 { throw .unexpectedWord(words[1], verb: verb) }
      guard let word = words.first else {
        if isRequired { throw .missingWord(verb, known: known) }
        return
      }
      guard known.contains(word) else { throw .unknownWord(word, verb: verb, known: known) }
    }
  }
}
