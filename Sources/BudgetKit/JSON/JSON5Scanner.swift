/// A position in a text that is being read, with its line and column.
package struct JSON5Scanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1

  /// Starts at the first character of a text, after a byte order mark.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Throws: `JSONError` with `invalidUTF8` where the bytes are no text.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var isComplete = false
    var isValid = true
    while !isComplete {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: isComplete = true
      case .error:
        isComplete = true
        isValid = false
      }
    }
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    self.scalars = scalars
    if !isValid {
      while peek() != nil { advance() }
      throw JSONError(.invalidUTF8, at: location)
    }
  }

  /// Where the next character is.
  package var location: SourceLocation { SourceLocation(line: line, column: column) }

  /// The next character, or the one `offset` further on; nil past the end.
  package func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  /// Steps over the next character, if there is one.
  package mutating func advance() {
    guard let scalar = peek() else { return }
    index += 1
    let endsLine = scalar == "\n" || (scalar == "\r" && peek() != "\n")
    if endsLine {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  /// Steps over white space and comments.
  package mutating func skipTrivia() throws(JSONError) {
    while let scalar = peek() {
      if isSpace(scalar) {
        advance()
      } else if scalar == "/", peek(1) == "/" {
        while let next = peek(), next != "\n", next != "\r" { advance() }
      } else if scalar == "/", peek(1) == "*" {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(JSONError) {
    let start = location
    advance()
    advance()
    while peek() != nil {
      if peek() == "*", peek(1) == "/" {
        advance()
        advance()
        return
      }
      advance()
    }
    throw JSONError(.unterminatedComment, at: start)
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}":
      true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }
}

// MARK: - Failing

extension JSON5Scanner {
  /// The error for the next character, where something else was expected.
  package func unexpected(_ expected: String) -> JSONError {
    guard let scalar = peek() else {
      return JSONError(.unexpectedEnd(expected: expected), at: location)
    }
    let isConflict = column == 1 && (0..<7).allSatisfy { peek($0) == "<" }
    if isConflict { return JSONError(.mergeConflict, at: location) }
    return JSONError(.unexpected(Self.printable(scalar), expected: expected), at: location)
  }

  /// A character as it can be shown in a message; `U+0000` for one that prints nothing.
  package static func printable(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return String(scalar)
    }
  }
}
