extension JSON5Reader {
  /// Reads a number: decimal or hexadecimal, with sign, fraction and exponent as JSON5 allows.
  mutating func readNumber() throws(JSONError) -> JSONNode.Value {
    let start = scanner.location
    let text = readNumberText()
    var digits = Substring(text)
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
    if digits == "Infinity" || digits == "NaN" {
      throw JSONError(.numberNotFinite(text), at: start)
    }
    let sign = isNegative ? "-" : ""
    if let hexadecimal = hexadecimalDigits(digits) {
      guard let value = Int(sign + hexadecimal, radix: 16) else {
        throw JSONError(.numberNotFinite(text), at: start)
      }
      return .integer(value)
    }
    guard isDecimal(digits) else { throw JSONError(.invalidNumber(text), at: start) }
    if let value = Int(sign + digits) { return .integer(value) }
    guard let value = Double(sign + normalized(digits)) else {
      throw JSONError(.invalidNumber(text), at: start)
    }
    guard value.isFinite else { throw JSONError(.numberNotFinite(text), at: start) }
    return .number(value)
  }

  private mutating func readNumberText() -> String {
    var text = String.UnicodeScalarView()
    var isHexadecimal = false
    while let scalar = scanner.peek() {
      let belongs =
        switch scalar {
        case "+", "-": text.isEmpty || (!isHexadecimal && (text.last == "e" || text.last == "E"))
        case ".": true
        default: scalar.properties.isIDContinue
        }
      guard belongs else { break }
      isHexadecimal = isHexadecimal || scalar == "x" || scalar == "X"
      text.append(scalar)
      scanner.advance()
    }
    return String(text)
  }

  private func hexadecimalDigits(_ text: Substring) -> String? {
    guard text.hasPrefix("0x") || text.hasPrefix("0X") else { return nil }
    let digits = text.dropFirst(2)
    let isValid = !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    return isValid ? String(digits) : nil
  }

  private func isDecimal(_ text: Substring) -> Bool {
    let lowercased = text.lowercased()
    let parts = lowercased.split(separator: "e", omittingEmptySubsequences: false)
    guard let mantissa = parts.first, parts.count <= 2 else { return false }
    if parts.count == 2 {
      var exponent = parts[1]
      if exponent.hasPrefix("+") || exponent.hasPrefix("-") { exponent.removeFirst() }
      guard !exponent.isEmpty, isDigits(exponent) else { return false }
    }
    let places = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = places.first, places.count <= 2, places.allSatisfy(isDigits) else {
      return false
    }
    let fraction = places.count == 2 ? places[1] : ""
    let hasLeadingZero = whole.count > 1 && whole.hasPrefix("0")
    return !hasLeadingZero && !(whole.isEmpty && fraction.isEmpty)
  }

  private func isDigits(_ text: Substring) -> Bool {
    text.allSatisfy { ("0"..."9").contains($0) }
  }

  /// The number as `Double` reads it: `.5` and `5.` get the zero that they leave out.
  private func normalized(_ text: Substring) -> String {
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }
    let exponent = text[mantissa.endIndex...]
    let leading = mantissa.hasPrefix(".") ? "0" : ""
    let trailing = mantissa.hasSuffix(".") ? "0" : ""
    return leading + mantissa + trailing + exponent
  }
}
