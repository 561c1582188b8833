/// Why a JSON text could not be used, and the place where that shows.
package struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  package var problem: Problem

  /// Where it is wrong.
  package var location: SourceLocation

  /// Creates an error.
  package init(_ problem: Problem, at location: SourceLocation) {
    self.problem = problem
    self.location = location
  }
}

// MARK: - Problems

extension JSONError {
  /// What can be wrong with a JSON text.
  package enum Problem: Hashable, Sendable {
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// The text holds no value.
    case emptyText
    /// A character is in the wrong place.
    case unexpected(String, expected: String)
    /// The text ends too early.
    case unexpectedEnd(expected: String)
    /// The lines of a merge conflict were left in the text.
    case mergeConflict
    /// A string has no closing quote on its line.
    case unterminatedString
    /// A comment has no end.
    case unterminatedComment
    /// A string holds a control character that has to be escaped.
    case controlCharacter(String)
    /// A string holds an escape that does not exist.
    case invalidEscape(String)
    /// A number has a form that does not exist.
    case invalidNumber(String)
    /// A number is infinite, or no number.
    case numberNotFinite(String)
    /// Objects and lists are nested more deeply than `limit`.
    case tooDeep(limit: Int)
    /// An object has one key twice.
    case duplicateKey(String, first: SourceLocation)

    /// An object has a key that means nothing; `owner` is the path of the object.
    case unknownKey(String, owner: String, known: [String])
    /// An object lacks a key that it needs.
    case missingKey(String, owner: String)
    /// A value has the wrong type.
    case wrongType(path: String, expected: String, found: String)
    /// A value is outside of what is allowed.
    case outOfRange(path: String, value: String, expected: String)
    /// A text is not one of those that mean something.
    case unknownValue(path: String, value: String, known: [String])
  }
}
