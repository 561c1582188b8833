/// Numbers with nouns.
package enum Plural {
  /// A number and its noun: `1 variant`, `4 variants`.
  package static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
