/// Whether and how text for people is coloured; colour repeats what the words say.
package struct TextStyle: Hashable, Sendable {
  /// What a piece of text stands for.
  package enum Tone: Hashable, Sendable {
    /// Nothing in particular.
    case plain
    /// Something that went well.
    case good
    /// Something that fails the check.
    case bad
    /// Something that wants attention.
    case caution
    /// A heading.
    case strong

    fileprivate var code: String? {
      switch self {
      case .plain: nil
      case .good: "32"
      case .bad: "31"
      case .caution: "33"
      case .strong: "1"
      }
    }
  }

  /// Whether escape sequences are written.
  package var usesColour: Bool

  /// Creates a style.
  package init(usesColour: Bool) {
    self.usesColour = usesColour
  }

  /// Text without escape sequences.
  package static let plain = TextStyle(usesColour: false)

  /// The text with the escape sequences of its tone.
  package func apply(_ tone: Tone, to text: String) -> String {
    guard usesColour, let code = tone.code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
