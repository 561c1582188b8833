/// What the screen has to show when a step and all that follows from it are over.
package struct ScreenExpectation: Hashable, Sendable {
  /// The texts that have to be on the screen.
  package var shows: [String]

  /// The texts that must not be on the screen.
  package var hides: [String]

  /// The variants of which this is expected; nil for all.
  package var variants: [Located<String>]?

  /// Creates an expectation.
  package init(shows: [String] = [], hides: [String] = [], variants: [Located<String>]? = nil) {
    self.shows = shows
    self.hides = hides
    self.variants = variants
  }

  /// Whether a variant has to meet this.
  package func concerns(_ variant: String) -> Bool {
    variants?.contains { $0.value == variant } ?? true
  }
}

// MARK: - JSON

extension ScreenExpectation {
  /// Reads an expectation.
  ///
  /// - Throws: `JSONError` where a key is unknown, or nothing is expected.
  package init(_ field: JSONField) throws(JSONError) {
    try field.allowKeys(["shows", "hides", "variants"])
    shows = try field.optional("shows")?.texts() ?? []
    hides = try field.optional("hides")?.texts() ?? []
    guard !shows.isEmpty || !hides.isEmpty else {
      throw JSONError(
        .wrongType(
          path: field.path,
          expected: "at least one text below 'shows' or 'hides'",
          found: "an expectation of nothing"
        ),
        at: field.location
      )
    }
    guard let list = try field.optional("variants") else { return }
    var variants: [Located<String>] = []
    for element in try list.elements() { variants.append(try element.locatedString()) }
    self.variants = variants
  }
}

extension JSONField {
  fileprivate func texts() throws(JSONError) -> [String] {
    var texts: [String] = []
    for element in try elements() { texts.append(try element.filledString()) }
    return texts
  }
}
