/// A value of a file together with its path, such as `budget.narrow`, so that errors can name it.
package struct JSONField: Sendable {
  /// The keys that lead to the value, joined by dots; empty for the whole file.
  package let path: String

  /// The value.
  package let node: JSONNode

  /// Creates the field for a whole file.
  package init(root node: JSONNode) {
    self.init(path: "", node: node)
  }

  private init(path: String, node: JSONNode) {
    self.path = path
    self.node = node
  }

  /// Where the value begins.
  package var location: SourceLocation { node.location }

  private func error(_ problem: JSONError.Problem) -> JSONError {
    JSONError(problem, at: location)
  }

  private func wrongType(_ expected: String) -> JSONError {
    error(.wrongType(path: path, expected: expected, found: node.kind))
  }

  private func child(_ key: String, _ node: JSONNode) -> JSONField {
    JSONField(path: path.isEmpty ? key : "\(path).\(key)", node: node)
  }
}

// MARK: - Objects

extension JSONField {
  /// The members of an object whose keys are names that the file's author chose.
  ///
  /// - Returns: The members in the order of the text.
  /// - Throws: `JSONError` where the value is no object.
  package func members() throws(JSONError) -> [(key: Located<String>, field: JSONField)] {
    guard case .object(let members) = node.value else { throw wrongType("an object, '{ … }'") }
    return members.map { (Located($0.key, at: $0.keyLocation), child($0.key, $0.node)) }
  }

  /// Makes sure that an object has no other keys than the known ones.
  package func allowKeys(_ known: [String]) throws(JSONError) {
    for (key, _) in try members() where !known.contains(key.value) {
      throw JSONError(
        .unknownKey(key.value, owner: path, known: known),
        at: key.location
      )
    }
  }

  /// The value of `key`, or nil where the object does not have it.
  package func optional(_ key: String) throws(JSONError) -> JSONField? {
    try members().first { $0.key.value == key }?.field
  }

  /// The value of `key`, which the object has to have.
  package func required(_ key: String) throws(JSONError) -> JSONField {
    guard let field = try optional(key) else { throw error(.missingKey(key, owner: path)) }
    return field
  }
}

// MARK: - Values

extension JSONField {
  /// The elements of a list.
  package func elements() throws(JSONError) -> [JSONField] {
    guard case .array(let nodes) = node.value else { throw wrongType("a list, '[ … ]'") }
    return nodes.enumerated().map { JSONField(path: "\(path)[\($0.offset)]", node: $0.element) }
  }

  /// The text.
  package func string() throws(JSONError) -> String {
    guard case .string(let text) = node.value else { throw wrongType("a text in quotes") }
    return text
  }

  /// The text, which has to hold something.
  package func filledString() throws(JSONError) -> String {
    let text = try string()
    guard !text.isEmpty else {
      throw error(.outOfRange(path: path, value: "", expected: "at least one character"))
    }
    return text
  }

  /// The whole number, which has to lie in a range.
  package func integer(in range: ClosedRange<Int>) throws(JSONError) -> Int {
    let expected =
      range.upperBound == .max
      ? "a whole number of at least \(range.lowerBound)"
      : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .integer(let value) = node.value else { throw wrongType(expected) }
    guard range.contains(value) else {
      throw error(.outOfRange(path: path, value: "\(value)", expected: expected))
    }
    return value
  }

  /// One of several words.
  package func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type
  ) throws(JSONError) -> Word where Word.RawValue == String {
    let text = try string()
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue)
      throw error(.unknownValue(path: path, value: text, known: known))
    }
    return word
  }

  /// The text with its place.
  package func locatedString() throws(JSONError) -> Located<String> {
    Located(try filledString(), at: location)
  }
}
