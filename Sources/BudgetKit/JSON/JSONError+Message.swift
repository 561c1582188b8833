extension JSONError {
  /// What is wrong and what to do next, without the place.
  package var message: String { problem.message }
}

extension JSONError.Problem {
  fileprivate var message: String {
    switch self {
    case .invalidUTF8:
      "The text is not valid UTF-8 from here on. Save the file as UTF-8."
    case .emptyText:
      "The file is empty. Write an object, from '{' to '}'."
    case .unexpected(let found, let expected):
      "There is \(quoted(found)) where \(expected) was expected. Remove or correct it."
    case .unexpectedEnd(let expected):
      "The file ends where \(expected) was expected. Restore or complete it."
    case .mergeConflict:
      "There is a merge conflict, '<<<<<<<'. Resolve it."
    case .unterminatedString:
      "The text that begins here has no closing quote on its line. Add it."
    case .unterminatedComment:
      "The comment that begins here has no end. Add '*/'."
    case .controlCharacter(let character):
      "The text holds the control character '\(character)'. Write it as an escape, such as '\\n'."
    case .invalidEscape(let escape):
      "The escape '\(escape)' does not exist. Write '\\\\' for a backslash."
    case .invalidNumber(let number):
      "The number '\(number)' is not valid. Write it like '12' or '1.5'."
    case .numberNotFinite(let number):
      "The number '\(number)' is too large or not a number. Write a smaller one."
    case .tooDeep(let limit):
      "Objects and lists are nested more than '\(limit)' deep. Make the file flatter."
    case .duplicateKey(let key, let first):
      "The key '\(key)' is there twice, first at \(first). Remove one of the two."
    case .unknownKey(let key, let owner, let known):
      "The key '\(key)' of \(named(owner)) is not known. \(advice(key, known))"
    case .missingKey(let key, let owner):
      "The key '\(key)' of \(named(owner)) is missing. Add it."
    case .wrongType(let path, let expected, let found):
      "The value of \(named(path)) is \(found). Write \(expected)."
    case .outOfRange(let path, let value, let expected):
      "The value '\(value)' of \(named(path)) is not allowed. Write \(expected)."
    case .unknownValue(let path, let value, let known):
      "The value '\(value)' of \(named(path)) is not known. \(advice(value, known))"
    }
  }

  private func quoted(_ found: String) -> String { found == "'" ? "\"'\"" : "'\(found)'" }

  private func named(_ path: String) -> String { path.isEmpty ? "the file" : "'\(path)'" }

  private func advice(_ name: String, _ known: [String]) -> String {
    NearestName.advice(for: name, among: known)
  }
}
