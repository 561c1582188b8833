/// Shows recordings on a terminal, without comparing them with anything.
package struct RecordingTable {
  private let recordings: [Recording]
  private let style: TextStyle

  /// Creates a text.
  package init(_ recordings: [Recording], style: TextStyle) {
    self.recordings = recordings
    self.style = style
  }

  /// The whole text: a table for each scenario, and one of times where they were measured.
  package var text: String {
    var blocks: [[String]] = []
    for scenario in recordings.map(\.scenario).uniqued() {
      let own = recordings.filter { $0.scenario == scenario }
      blocks.append(counts(of: own))
      if own.contains(where: { !$0.work.isEmpty }) { blocks.append(work(of: own)) }
      let timed = own.filter { $0.replayTimes != nil }
      if !timed.isEmpty { blocks.append(times(of: timed)) }
    }
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func counts(of recordings: [Recording]) -> [String] {
    var table = TextTable([
      .init("variant"), .init("view"), .init("mount", isNumeric: true),
      .init("evaluations", isNumeric: true), .init("redundant", isNumeric: true),
    ])
    for recording in recordings {
      for (index, view) in recording.views.enumerated() {
        table.add([
          .init(index == 0 ? recording.variant : ""), .init(view),
          .init("\(recording.mount[view])"), .init("\(recording.evaluations[view])"),
          .init("\(recording.redundant[view])"),
        ])
      }
    }
    return heading(recordings[0]) + table.lines(style)
  }

  /// What happened besides evaluations; one column a variant, so that they stand side by side.
  private func work(of recordings: [Recording]) -> [String] {
    var table = TextTable(
      [.init("work"), .init("of")] + recordings.map { .init($0.variant, isNumeric: true) }
    )
    for metric in CountMetric.work {
      let names = Set(recordings.flatMap { $0.work[metric].names }).sorted()
      for (index, name) in names.enumerated() {
        table.add(
          [.init(index == 0 ? metric.title : ""), .init(name)]
            + recordings.map { .init("\($0.work[metric][name])") }
        )
      }
    }
    return table.lines(style)
  }

  private func heading(_ recording: Recording) -> [String] {
    let facts = [
      ParameterSetting.list(recording.parameters), Plural.count(recording.steps.count, "event"),
    ]
    return [
      style.apply(.strong, to: recording.scenario),
      "  " + facts.filter { !$0.isEmpty }.joined(separator: ", "),
    ]
  }

  private func times(of recordings: [Recording]) -> [String] {
    var table = TextTable([
      .init("variant"), .init("iterations", isNumeric: true), .init("least", isNumeric: true),
      .init("median", isNumeric: true), .init("p95", isNumeric: true),
      .init("deviation", isNumeric: true),
    ])
    for recording in recordings {
      let sample = Sample(recording.replayTimes ?? [])
      let figures = [
        sample.minimum, sample.median, sample.percentile(95), sample.medianAbsoluteDeviation,
      ]
      table.add(
        [.init(recording.variant), .init("\(sample.count)")]
          + figures.map { .init($0.map(Self.microseconds) ?? "no data") }
      )
    }
    return ["  Time of a whole replay; deviation is the median distance from the median."]
      + table.lines(style)
  }

  /// Nanoseconds as microseconds with one digit: `1234.5 µs`.
  private static func microseconds(_ nanoseconds: Int) -> String {
    let tenths = (nanoseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) µs"
  }
}

extension [String] {
  fileprivate func uniqued() -> [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
