/// Something that kept a scenario from being judged.
package struct ReportProblem: Hashable, Sendable {
  /// What kinds of problem there are.
  package enum Kind: String, Hashable, Sendable {
    /// A scenario file is wrong.
    case invalidInput = "invalid input"
    /// A baseline is missing, unreadable or does not fit.
    case baseline
    /// A scenario could not be replayed, or did too little.
    case notReplayed = "not replayed"
  }

  /// What kind of problem it is.
  package var kind: Kind

  /// What is wrong and what to do next, with the file and place where there is one.
  package var message: String

  /// Creates a problem.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
