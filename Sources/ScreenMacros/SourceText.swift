/// Source text without the comments that may hold words of the language.
enum SourceText {
  /// The text with every comment replaced by a space; those in string literals stay.
  static func withoutComments(_ source: String) -> String {
    var (rest, text) = (source[...], "")
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
        text += " "
      } else if rest.hasPrefix("/*") {
        rest = rest.dropFirst(afterBlockComment(rest))
        text += " "
      } else if character == "\"" {
        let literal = rest.prefix(literalLength(rest))
        text += literal
        rest = rest.dropFirst(literal.count)
      } else {
        text.append(character)
        rest.removeFirst()
      }
    }
    return text
  }

  /// The length of the comment at the start, with the comments inside of it.
  private static func afterBlockComment(_ text: Substring) -> Int {
    var (depth, length, rest) = (0, 0, text)
    repeat {
      let mark = rest.prefix(2)
      let step = mark == "/*" || mark == "*/" ? 2 : 1
      depth += mark == "/*" ? 1 : mark == "*/" ? -1 : 0
      length += step
      rest = rest.dropFirst(step)
    } while depth > 0 && !rest.isEmpty
    return length
  }

  /// The length of the string literal at the start, of one line or several.
  private static func literalLength(_ text: Substring) -> Int {
    let quote = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var length = quote.count
    var rest = text.dropFirst(length)
    while !rest.isEmpty, !rest.hasPrefix(quote) {
      let step = rest.first == "\\" ? 2 : 1
      length += step
      rest = rest.dropFirst(step)
    }
    return length + quote.count
  }
}
