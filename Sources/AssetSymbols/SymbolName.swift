/// Makes names of Swift from names of catalogues.
package enum SymbolName {
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]

  /// The name of a member: `brand-primary` is `brandPrimary`.
  package static func member(_ name: String) -> String {
    let words = words(name)
    guard let first = words.first else { return "_" }
    let joined = lowercased(first) + words.dropFirst().map(capitalised).joined()
    let named = joined.first?.isNumber == true ? "_" + joined : joined
    return keywords.contains(named) ? "`\(named)`" : named
  }

  /// The name of a type: `shop icons` is `ShopIcons`.
  package static func type(_ name: String) -> String {
    let joined = words(name).map(capitalised).joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  private static func words(_ name: String) -> [Substring] {
    name.split { !$0.isLetter && !$0.isNumber }
  }

  private static func capitalised(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The word with its leading capitals small, but for the one that begins the next word.
  private static func lowercased(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}
