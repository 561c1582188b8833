/// Reads JSON5, that is JSON with comments, bare keys and trailing commas, and keeps the places.
///
/// Foundation reads JSON5 too but tells no place for a key that is unknown or there twice, or for a
/// value of the wrong type.
///
/// - Note: Source: the JSON5 specification, <https://spec.json5.org>. Not read are `Infinity`, `NaN`,
///   escapes in bare keys and bare control characters in texts, which mean nothing in our files;
///   one key twice is an error.
package struct JSON5Reader {
  /// How deeply objects and lists may be nested.
  package static let depthLimit = 64

  var scanner: JSON5Scanner
  private var depth = 0

  private init(_ scanner: JSON5Scanner) {
    self.scanner = scanner
  }

  /// Reads a text that consists of one value.
  ///
  /// - Parameter bytes: The text in UTF-8, with or without a byte order mark.
  /// - Returns: The value.
  /// - Throws: `JSONError` for the first thing that is wrong.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    var reader = JSON5Reader(try JSON5Scanner(bytes))
    try reader.scanner.skipTrivia()
    guard reader.scanner.peek() != nil else { throw JSONError(.emptyText, at: .start) }
    let node = try reader.readValue()
    try reader.scanner.skipTrivia()
    guard reader.scanner.peek() == nil else { throw reader.scanner.unexpected("the end") }
    return node
  }

  private mutating func readValue() throws(JSONError) -> JSONNode {
    let location = scanner.location
    guard let scalar = scanner.peek() else { throw scanner.unexpected("a value") }
    let value: JSONNode.Value
    switch scalar {
    case "{": value = try nested { (reader) throws(JSONError) in try reader.readObject() }
    case "[": value = try nested { (reader) throws(JSONError) in try reader.readArray() }
    case "\"", "'": value = .string(try readString())
    case "+", "-", ".", "0"..."9": value = try readNumber()
    default: value = try readWord()
    }
    return JSONNode(value: value, location: location)
  }

  private mutating func nested(
    _ read: (inout JSON5Reader) throws(JSONError) -> JSONNode.Value
  ) throws(JSONError) -> JSONNode.Value {
    guard depth < Self.depthLimit else {
      throw JSONError(.tooDeep(limit: Self.depthLimit), at: scanner.location)
    }
    depth += 1
    scanner.advance()
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func readObject() throws(JSONError) -> JSONNode.Value {
    var members: [JSONNode.Member] = []
    var places: [String: SourceLocation] = [:]
    try scanner.skipTrivia()
    while scanner.peek() != "}" {
      let location = scanner.location
      let key = try readKey()
      if let first = places[key] {
        throw JSONError(.duplicateKey(key, first: first), at: location)
      }
      places[key] = location
      try scanner.skipTrivia()
      guard scanner.peek() == ":" else { throw scanner.unexpected("':'") }
      scanner.advance()
      try scanner.skipTrivia()
      members.append(.init(key: key, keyLocation: location, node: try readValue()))
      try readSeparator(orEnd: "}")
    }
    scanner.advance()
    return .object(members)
  }

  private mutating func readArray() throws(JSONError) -> JSONNode.Value {
    var elements: [JSONNode] = []
    try scanner.skipTrivia()
    while scanner.peek() != "]" {
      elements.append(try readValue())
      try readSeparator(orEnd: "]")
    }
    scanner.advance()
    return .array(elements)
  }

  private mutating func readSeparator(orEnd end: Unicode.Scalar) throws(JSONError) {
    try scanner.skipTrivia()
    if scanner.peek() == "," {
      scanner.advance()
      try scanner.skipTrivia()
    } else if scanner.peek() != end {
      throw scanner.unexpected("',' or '\(end)'")
    }
  }

  private mutating func readKey() throws(JSONError) -> String {
    if let quote = scanner.peek(), quote == "\"" || quote == "'" { return try readString() }
    guard let key = readIdentifier() else { throw scanner.unexpected("a key or '}'") }
    return key
  }

  private mutating func readWord() throws(JSONError) -> JSONNode.Value {
    let start = scanner
    switch readIdentifier() {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case let word? where word == "Infinity" || word == "NaN":
      throw JSONError(.numberNotFinite(word), at: start.location)
    case let word?: throw JSONError(.unexpected(word, expected: "a value"), at: start.location)
    case nil: throw start.unexpected("a value")
    }
  }

  private mutating func readIdentifier() -> String? {
    var text = String.UnicodeScalarView()
    while let scalar = scanner.peek() {
      let isSign = scalar == "_" || scalar == "$"
      let properties = scalar.properties
      let belongs = isSign || (text.isEmpty ? properties.isIDStart : properties.isIDContinue)
      guard belongs else { break }
      text.append(scalar)
      scanner.advance()
    }
    return text.isEmpty ? nil : String(text)
  }
}
