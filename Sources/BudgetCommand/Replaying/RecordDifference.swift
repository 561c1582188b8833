package import RenderSim

/// The first place at which two replays of one scenario differ.
package struct RecordDifference: Hashable, Sendable {
  /// Where: `mounting`, or the event.
  package var place: String

  /// What the first replay has there.
  package var first: String

  /// What the second replay has there.
  package var second: String

  /// Compares two records; nil where they are equal.
  ///
  /// - Complexity: O(*n*) for *n* evaluations.
  package init?(_ first: ReplayRecord, _ second: ReplayRecord) {
    guard first != second else { return nil }
    if let pair = Self.difference(first.mount, second.mount) {
      self.init("mounting", pair)
      return
    }
    for (one, other) in zip(first.events, second.events) where one != other {
      let place = "event '\(one.number)' (\(one.action))"
      let actions = ("the event '\(one.action)'", "'\(other.action)'")
      self.init(place, Self.difference(one.evaluations, other.evaluations) ?? actions)
      return
    }
    let numbers = [
      ("the number of events", first.events.count, second.events.count),
      ("the number of mounted views", first.mountedCount, second.mountedCount),
      ("the number of findings", first.findings.count, second.findings.count),
    ]
    guard let number = numbers.first(where: { $0.1 != $0.2 }) else {
      self.init("the findings", ("other ones", "others"))
      return
    }
    self.init(number.0, ("'\(number.1)'", "'\(number.2)'"))
  }

  private init(_ place: String, _ values: (String, String)) {
    self.place = place
    (first, second) = values
  }

  private static func difference(
    _ first: [EvaluationRecord],
    _ second: [EvaluationRecord]
  ) -> (String, String)? {
    guard first != second else { return nil }
    let index = zip(first, second).enumerated().first { $1.0 != $1.1 }?.offset
    let place = index ?? min(first.count, second.count)
    return (describe(first, place), describe(second, place))
  }

  private static func describe(_ evaluations: [EvaluationRecord], _ index: Int) -> String {
    guard index < evaluations.count else { return "no further evaluation" }
    let evaluation = evaluations[index]
    let causes = evaluation.causes.map(\.description).joined(separator: ", ")
    let redundant = evaluation.isRedundant ? ", redundant" : ""
    return "'\(evaluation.path)' (\(causes)\(redundant))"
  }
}
