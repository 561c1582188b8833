package import BudgetKit
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
      let difference =
        Self.difference(one.evaluations, other.evaluations) ?? Self.difference(one.work, other.work)
      self.init(place, difference ?? actions)
      return
    }
    if let pair = Self.difference(first.mountWork, second.mountWork) {
      self.init("mounting", pair)
      return
    }
    if first.liveObjects != second.liveObjects {
      let objects = [first, second].map {
        WorkTotals([.liveObjects: NamedCounts($0.liveObjects)]).summary
      }
      self.init("leaving", ("'\(objects[0])'", "'\(objects[1])'"))
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

  /// Compares two recordings; nil where they are equal.
  package init?(_ first: Recording, _ second: Recording) {
    guard first != second else { return nil }
    for (one, other) in zip(first.steps, second.steps) where one != other {
      let place = "event '\(one.number)' (\(one.action))"
      self.init(place, ("'\(Self.describe(one))'", "'\(Self.describe(other))'"))
      return
    }
    for metric in CountMetric.allCases {
      let (one, other) = (first.counts(of: metric), second.counts(of: metric))
      let names = Set(one.names).union(other.names).sorted()
      guard let name = names.first(where: { one[$0] != other[$0] }) else { continue }
      self.init("\(metric.title) of '\(name)'", ("'\(one[name])'", "'\(other[name])'"))
      return
    }
    self.init("the causes", ("other ones", "others"))
  }

  private static func describe(_ step: RecordedStep) -> String {
    let views = step.evaluations.values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return (views + [step.work.summary]).joined(separator: ", ")
  }

  private static func difference(_ first: WorkCounts, _ second: WorkCounts) -> (String, String)? {
    guard first != second else { return nil }
    return ("'\(WorkTotals(first).summary)'", "'\(WorkTotals(second).summary)'")
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

extension WorkTotals {
  /// All counts in one line: `tasks started 2, requests users 1`.
  fileprivate var summary: String {
    let parts = metrics.flatMap { metric in
      self[metric].values.sorted { $0.key < $1.key }.map {
        "\(metric.title) \($0.key) \($0.value)"
      }
    }
    return parts.isEmpty ? "no other work" : parts.joined(separator: ", ")
  }
}
