/// The symbol of one text: a property, or a function of the values in it.
struct StringSymbol {
  private let string: CatalogString
  /// The pieces of the text around its values, one more than there are values.
  private var pieces: [String] = [""]
  private var types: [String] = []

  init(_ string: CatalogString) {
    self.string = string
    var rest = string.value[...]
    while let character = rest.first {
      if rest.hasPrefix("%%") {
        pieces[pieces.count - 1] += "%"
        rest = rest.dropFirst(2)
      } else if let match = rest.prefixMatch(of: /%(?:[0-9]+\$)?[-+ 0#]*[0-9.]*(@|l{0,2}[diu]|l?f)/)
      {
        types.append(Self.type(of: match.1))
        pieces.append("")
        rest = rest[match.range.upperBound...]
      } else {
        pieces[pieces.count - 1].append(character)
        rest.removeFirst()
      }
    }
  }

  private static func type(of conversion: Substring) -> String {
    switch conversion.last {
    case "@": "String"
    case "f": "Double"
    default: "Int"
    }
  }

  /// The declaration, on one line.
  var declaration: String {
    let name = SymbolName.member(string.key)
    let table = string.table.map { ", table: \(literal($0))" } ?? ""
    let value =
      "LocalizedStringResource(\(literal(string.key)), defaultValue: \(text)\(table))"
    if types.isEmpty { return "static var \(name): LocalizedStringResource { \(value) }" }
    let parameters = types.enumerated().map { "_ arg\($0 + 1): \($1)" }.joined(separator: ", ")
    return "static func \(name)(\(parameters)) -> LocalizedStringResource { \(value) }"
  }

  /// The text as a literal, its values filled in.
  private var text: String {
    let inner = pieces.enumerated().map { index, piece in
      (index == 0 ? "" : "\\(arg\(index))") + literal(piece).dropFirst().dropLast()
    }
    return "\"\(inner.joined())\""
  }
}
