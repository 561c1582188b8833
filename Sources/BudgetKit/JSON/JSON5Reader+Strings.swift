extension JSON5Reader {
  /// Reads a text in single or double quotes, from its opening to its closing quote.
  mutating func readString() throws(JSONError) -> String {
    let start = scanner.location
    let quote = scanner.peek()
    scanner.advance()
    var text = String.UnicodeScalarView()
    while let scalar = scanner.peek() {
      switch scalar {
      case quote:
        scanner.advance()
        return String(text)
      case "\\":
        if let escaped = try readEscape() { text.append(escaped) }
      case "\n", "\r":
        throw JSONError(.unterminatedString, at: start)
      case "\0"..."\u{1F}":
        throw JSONError(.controlCharacter(JSON5Scanner.printable(scalar)), at: scanner.location)
      default:
        text.append(scalar)
        scanner.advance()
      }
    }
    throw JSONError(.unterminatedString, at: start)
  }

  /// Reads a backslash and what follows; nil for a line that is continued on the next.
  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar? {
    let start = scanner.location
    scanner.advance()
    guard let scalar = scanner.peek() else { throw scanner.unexpected("an escape") }
    scanner.advance()
    switch scalar {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "x": return try readHexEscape("\\x", digits: 2, start)
    case "u": return try readUnicodeEscape(start)
    case "\n", "\u{2028}", "\u{2029}": return nil
    case "\r":
      if scanner.peek() == "\n" { scanner.advance() }
      return nil
    case "0":
      if let next = scanner.peek(), ("0"..."9").contains(next) {
        throw JSONError(.invalidEscape("\\0\(next)"), at: start)
      }
      return "\0"
    case "1"..."9": throw JSONError(.invalidEscape("\\\(scalar)"), at: start)
    default: return scalar
    }
  }

  private mutating func readUnicodeEscape(
    _ start: SourceLocation
  ) throws(JSONError) -> Unicode.Scalar {
    let first = try readHexDigits("\\u", digits: 4, start)
    guard (0xD800...0xDBFF).contains(first.value) else { return try scalar(first, start) }
    guard scanner.peek() == "\\", scanner.peek(1) == "u" else {
      throw JSONError(.invalidEscape(first.text), at: start)
    }
    scanner.advance()
    scanner.advance()
    let second = try readHexDigits("\\u", digits: 4, start)
    guard (0xDC00...0xDFFF).contains(second.value) else {
      throw JSONError(.invalidEscape(first.text + second.text), at: start)
    }
    let value = 0x10000 + (first.value - 0xD800) << 10 + (second.value - 0xDC00)
    return try scalar((first.text + second.text, value), start)
  }

  private mutating func readHexEscape(
    _ prefix: String,
    digits: Int,
    _ start: SourceLocation
  ) throws(JSONError) -> Unicode.Scalar {
    try scalar(try readHexDigits(prefix, digits: digits, start), start)
  }

  private func scalar(
    _ escape: (text: String, value: UInt32),
    _ start: SourceLocation
  ) throws(JSONError) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(escape.value) else {
      throw JSONError(.invalidEscape(escape.text), at: start)
    }
    return scalar
  }

  private mutating func readHexDigits(
    _ prefix: String,
    digits: Int,
    _ start: SourceLocation
  ) throws(JSONError) -> (text: String, value: UInt32) {
    var text = prefix
    var value: UInt32 = 0
    for _ in 0..<digits {
      let digit = scanner.peek().flatMap {
        Character($0).isASCII ? Character($0).hexDigitValue : nil
      }
      guard let digit, let scalar = scanner.peek() else {
        throw JSONError(.invalidEscape(text), at: start)
      }
      text.unicodeScalars.append(scalar)
      value = value << 4 | UInt32(digit)
      scanner.advance()
    }
    return (text, value)
  }
}
