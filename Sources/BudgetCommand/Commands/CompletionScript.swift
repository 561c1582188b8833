/// Completions for a shell, made from the tables of verbs and options.
package struct CompletionScript {
  private let program: String
  private let verbs = Verb.allCases.map(\.rawValue).joined(separator: " ")

  /// Creates a script.
  ///
  /// - Parameter program: The name of the program.
  package init(program: String) {
    self.program = program
  }

  /// The script for a shell, to be read by it as it starts.
  package func text(for shell: Shell) -> String {
    let lines =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name of the program as shells allow it in the name of a function.
  private var function: String {
    "_" + String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// The shell words that list the names of all scenarios.
  private static let scenarios = "$(ls scenarios 2>/dev/null | sed -n 's/\\.json$//p')"

  private static func words(after verb: Verb) -> String {
    switch verb.operands {
    case .none: ""
    case .scenarios: scenarios
    case .word(let words, _): words.joined(separator: " ")
    }
  }
}

// MARK: - Bash and Z shell

extension CompletionScript {
  private var bash: [String] {
    let values = Option.allCases.compactMap { option -> String? in
      let words = option.words.joined(separator: " ")
      if !words.isEmpty {
        return
          "    \(option.rawValue)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$word\")); return;;"
      }
      if option.takesPath {
        return "    \(option.rawValue)) COMPREPLY=($(compgen -f -- \"$word\")); return;;"
      }
      return option.placeholder == nil ? nil : "    \(option.rawValue)) return;;"
    }
    let cases = Verb.allCases.map { verb in
      let options = verb.options.map(\.rawValue).joined(separator: " ")
      let words = [Self.words(after: verb), options].filter { !$0.isEmpty }.joined(separator: " ")
      return "    \(verb.rawValue)) words=\"\(words)\";;"
    }
    return [
      "\(function)() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" words=\"\(verbs) --help --version\"",
      "  case \"${COMP_WORDS[COMP_CWORD-1]}\" in",
    ] + values + ["  esac", "  [ \"$COMP_CWORD\" -gt 1 ] && case \"${COMP_WORDS[1]}\" in"] + cases
      + [
        "  esac",
        "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))",
        "}",
        "complete -F \(function) \(program)",
      ]
  }

  private var zsh: [String] {
    ["#compdef \(program)", "autoload -U +X bashcompinit && bashcompinit"] + bash
  }
}

// MARK: - Fish

extension CompletionScript {
  private var fish: [String] {
    let start = "complete -c \(program)"
    let first = Verb.allCases.map {
      "\(start) -f -n __fish_use_subcommand -a \($0.rawValue) -d \(Self.quoted($0.summary))"
    }
    let rest = Verb.allCases.flatMap { verb -> [String] in
      let condition = "-n '__fish_seen_subcommand_from \(verb.rawValue)'"
      let words = fishWords(after: verb).map { ["\(start) -f \(condition) -a \($0)"] } ?? []
      return words + verb.options.map { "\(start) \(condition) \(Self.fish($0))" }
    }
    return first + rest
  }

  private func fishWords(after verb: Verb) -> String? {
    switch verb.operands {
    case .none: nil
    case .scenarios: "\"(ls scenarios 2>/dev/null | string replace -rf '\\.json\\$' '')\""
    case .word(let words, _): Self.quoted(words.joined(separator: " "))
    }
  }

  private static func fish(_ option: Option) -> String {
    let name = "-l \(option.rawValue.dropFirst(2))"
    let value: String =
      if !option.words.isEmpty {
        " -x -a \(quoted(option.words.joined(separator: " ")))"
      } else if option.takesPath {
        " -r -F"
      } else {
        option.placeholder == nil ? " -f" : " -x"
      }
    return "\(name)\(value) -d \(quoted(option.summary))"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "\\'") + "'"
  }
}
