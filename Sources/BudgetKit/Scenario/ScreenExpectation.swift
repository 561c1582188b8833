/// What has to be so when a step and all that follows from it are over.
package struct ScreenExpectation: Hashable, Sendable {
  /// The texts that have to be on the screen.
  package var shows: [String]

  /// The texts that must not be on the screen.
  package var hides: [String]

  /// How many requests services must have had since the screen was mounted, by service.
  package var requests: [String: Int]

  /// How often views must have been evaluated during the step, by view type.
  package var evaluations: [Located<String>: Int]

  /// The variants of which this is expected; nil for all.
  package var variants: [Located<String>]?

  /// Creates an expectation.
  package init(
    shows: [String] = [],
    hides: [String] = [],
    requests: [String: Int] = [:],
    evaluations: [Located<String>: Int] = [:],
    variants: [Located<String>]? = nil
  ) {
    self.shows = shows
    self.hides = hides
    self.requests = requests
    self.evaluations = evaluations
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
    try field.allowKeys(["shows", "hides", "requests", "evaluations", "variants"])
    shows = try field.optional("shows")?.texts() ?? []
    hides = try field.optional("hides")?.texts() ?? []
    requests = [:]
    for (service, count) in try field.optional("requests")?.members() ?? [] {
      requests[service.value] = try count.integer(in: 0...Int.max)
    }
    evaluations = [:]
    for (view, count) in try field.optional("evaluations")?.members() ?? [] {
      evaluations[view] = try count.integer(in: 0...Int.max)
    }
    guard !shows.isEmpty || !hides.isEmpty || !requests.isEmpty || !evaluations.isEmpty else {
      throw JSONError(
        .wrongType(
          path: field.path,
          expected: "something below 'shows', 'hides', 'requests' or 'evaluations'",
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
