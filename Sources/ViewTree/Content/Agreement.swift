/// The agreement in number that texts ask for by `^[3 recipe](inflect: true)`, in plain English.
///
/// The last word follows the first number; other markup, other languages and words that are not
/// nouns are not understood.
///
/// - Note: Source: developer.apple.com/documentation/foundation/inflectionrule.
nonisolated enum Agreement {
  private static let exceptions = [
    "child": "children", "foot": "feet", "half": "halves", "knife": "knives", "leaf": "leaves",
    "loaf": "loaves", "man": "men", "mouse": "mice", "person": "people", "shelf": "shelves",
    "tooth": "teeth", "woman": "women",
  ]

  /// The text with the words of its markup inflected and the markup taken out.
  static func applied(to text: String) -> String {
    // Hardly any text has markup, and each evaluation of a body makes its texts anew.
    guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
    return text.replacing(/\^\[([^\]]*)\]\(\s*inflect:\s*true\s*\)/) { inflected($0.output.1) }
  }

  private static func inflected(_ phrase: Substring) -> String {
    guard
      let number = phrase.firstMatch(of: /\d[\d,]*(?:\.\d+)?/),
      Double(number.output.replacing(",", with: "")) != 1,
      let noun = phrase[number.range.upperBound...].firstMatch(of: /\p{Letter}+(?=\P{Letter}*$)/)
    else { return String(phrase) }
    return phrase[..<noun.range.lowerBound] + plural(noun.output)
      + phrase[noun.range.upperBound...]
  }

  private static func plural(_ noun: Substring) -> String {
    if let exception = exceptions[noun.lowercased()] { return exception }
    return switch noun {
    case _ where noun.hasSuffix("ss") || noun.firstMatch(of: /(?:x|z|ch|sh|us)$/) != nil:
      noun + "es"
    case _ where noun.hasSuffix("s"): String(noun)
    case _ where noun.firstMatch(of: /[^aeiou]y$/) != nil: noun.dropLast() + "ies"
    default: noun + "s"
    }
  }
}
