internal import Foundation
internal import RenderSim
internal import Testing

/// How the rows of a `ForEach` follow its data.
@MainActor
struct SemanticsForEachTests {
  private struct Line: Identifiable {
    let id: Int
    var q = 1
  }

  private struct Row: View {
    let q: Int
    var body: some View {
      let _ = evaluated("Row")
      Text("\(q)")
    }
  }

  private struct Lines: View {
    @State private var lines = (0..<6).map { Line(id: $0) }
    @State private var tick = 0
    var body: some View {
      let _ = evaluated("Lines")
      VStack {
        Button("tick \(tick)") { tick += 1 }.accessibilityIdentifier("tick")
        Button("raise") { lines[3].q += 1 }
        Button("append") { lines.append(Line(id: 100, q: 7)) }
        Button("insert") { lines.insert(Line(id: 101, q: 8), at: 0) }
        ForEach(lines) { line in
          let _ = ran("closure")
          Row(q: line.q)
        }
      }
    }
  }

  private func mounted() -> Stage {
    let stage = Stage { Lines() }
    stage.expect(["Lines": 1, "Row": 6], closures: ["closure": 6])
    return stage
  }

  private func rows(of stage: Stage) -> String {
    stage.host.texts.dropFirst(4).joined()
  }

  @Test func `DF-043 the owner runs every row closure and no row while the data is the same`() {
    mounted().tap("tick", expecting: ["Lines": 1], closures: ["closure": 6])
  }

  @Test func `DF-044 a changed element evaluates its row alone`() {
    let stage = mounted()
    stage.tap("raise", expecting: ["Lines": 1, "Row": 1], closures: ["closure": 6])
    #expect(rows(of: stage) == "111211")
  }

  @Test func `DF-045 an appended element evaluates its row alone`() {
    let stage = mounted()
    stage.tap("append", expecting: ["Lines": 1, "Row": 1], closures: ["closure": 7])
    #expect(rows(of: stage) == "1111117")
  }

  private struct ListLines: View {
    @State private var lines = (0..<6).map { Line(id: $0) }
    var body: some View {
      let _ = evaluated("ListLines")
      Button("append") { lines.append(Line(id: 100, q: 7)) }
      List {
        ForEach(lines) { line in
          let _ = ran("closure")
          Row(q: line.q)
        }
      }
    }
  }

  @Test func `DF-045 a list runs the closure of an appended row once more to measure it`() {
    var settings = SimulationSettings()
    settings.closureRunsPerNewListRow = 2
    let stage = Stage(settings) { ListLines() }
    stage.expect(["ListLines": 1, "Row": 6], closures: ["closure": 12])
    stage.tap("append", expecting: ["ListLines": 1, "Row": 1], closures: ["closure": 8])
  }

  private struct IndexRow: View {
    let i: Int
    let q: Int
    var body: some View {
      let _ = evaluated("IndexRow")
      Text("\(i):\(q)")
    }
  }

  private struct IndexedLines: View {
    @State private var lines = (0..<6).map { Line(id: $0) }
    var body: some View {
      let _ = evaluated("IndexedLines")
      VStack {
        Button("insert") { lines.insert(Line(id: 101, q: 8), at: 0) }
        ForEach(Array(lines.enumerated()), id: \.element.id) { i, line in
          IndexRow(i: i, q: line.q)
        }
      }
    }
  }

  @Test func `DF-048 rows that are given their index all change when one is put before them`() {
    let stage = Stage { IndexedLines() }
    stage.expect(["IndexedLines": 1, "IndexRow": 6])
    stage.tap("insert", expecting: ["IndexedLines": 1, "IndexRow": 7])
    #expect(stage.host.texts.dropFirst().joined(separator: " ") == "0:8 1:1 2:1 3:1 4:1 5:1 6:1")
  }

  @Test func `DF-049 rows without their index keep their values when one is put before them`() {
    let stage = mounted()
    stage.tap("insert", expecting: ["Lines": 1, "Row": 1], closures: ["closure": 7])
    #expect(rows(of: stage) == "8111111")
  }

  private struct UnstableLine: Identifiable {
    var id: UUID { UUID() }
    var q = 1
  }

  @Test func `DF-051 identities that are new with each read make every row anew`() {
    let lines = (0..<6).map { UnstableLine(q: $0) }
    let stage = Stage { Ticker { _ in ForEach(lines) { Row(q: $0.q) } } }
    stage.expect(["Ticker": 1, "Row": 6])
    stage.tap("tick", expecting: ["Ticker": 1, "Row": 6])
    #expect(stage.host.viewCount == 7)
    #expect(stage.host.findings.map(\.kind) == [.identityChurn])
  }

  private struct NameRow: View {
    let name: String
    @State private var taps = 0
    var body: some View {
      let _ = evaluated("NameRow")
      Button("\(name) \(taps)") { taps += 1 }
        .accessibilityIdentifier(name)
    }
  }

  private struct Names: View {
    @State private var names = ["a", "b", "c", "d", "e"]
    var body: some View {
      let _ = evaluated("Names")
      VStack {
        Button("rename") { names[3] = "new" }
        ForEach(names, id: \.self) { NameRow(name: $0) }
      }
    }
  }

  @Test func `DF-052 a value that is its own identity makes a new row when it changes`() {
    let stage = Stage { Names() }
    stage.expect(["Names": 1, "NameRow": 5])
    stage.tap("d", expecting: ["NameRow": 1])
    stage.tap("e", expecting: ["NameRow": 1])
    stage.tap("rename", expecting: ["Names": 1, "NameRow": 1])
    #expect(stage.host.texts == ["rename", "a 0", "b 0", "c 0", "new 0", "e 1"])
  }

  private struct RangeLines: View {
    @State private var lines = (0..<4).map { Line(id: $0) }
    var body: some View {
      let _ = evaluated("RangeLines")
      VStack {
        Button("append") { lines.append(Line(id: 100, q: 7)) }
        Button("remove") { lines.removeLast() }
        ForEach(0..<lines.count) { i in Row(q: lines[i].q) }
      }
    }
  }

  @Test func `DF-053 a range is constant, so appended rows do not show and a finding says so`() {
    let stage = Stage { RangeLines() }
    stage.expect(["RangeLines": 1, "Row": 4])
    stage.tap("append", expecting: ["RangeLines": 1])
    #expect(stage.host.texts == ["append", "remove", "1", "1", "1", "1"])
    #expect(stage.host.findings.map(\.kind) == [.constantRangeChanged])
  }

  @Test func `DF-053 rows beyond a range that became shorter stay as they are`() {
    let stage = Stage { RangeLines() }
    stage.expect(["RangeLines": 1, "Row": 4])
    stage.tap("remove", expecting: ["RangeLines": 1])
    #expect(stage.host.texts == ["append", "remove", "1", "1", "1", "1"])
    #expect(stage.host.findings.map(\.kind) == [.constantRangeChanged])
  }

  @Test func `DF-054 duplicate identities are a finding and rows stay as they are`() {
    let stage = Stage { Ticker { _ in ForEach([1, 1, 2], id: \.self) { Row(q: $0) } } }
    #expect(stage.host.findings.map(\.kind) == [.duplicateIdentity])
    stage.host.log.clear()
    Tally.clear()
    stage.tap("tick", expecting: ["Ticker": 1])
  }
}
