internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// When `onChange` runs its action, and with which values.
@MainActor
struct SemanticsChangeTests {
  @Observable
  final class Model {
    var n = 0
  }

  private enum Counting {
    struct P: View {
      let model: Model
      var body: some View {
        let _ = evaluated("P")
        Text("").onChange(of: model.n) { ran("c") }
      }
    }
  }

  @Test func `LC-003 the first value is no change`() {
    let model = Model()
    let stage = Stage { Counting.P(model: model) }
    stage.expect(["P": 1], closures: [:])
    stage.after(expecting: ["P": 1], closures: ["c": 1]) { model.n += 1 }
  }

  private struct Initial: View {
    let journal: Journal
    @State private var n = 0
    var body: some View {
      let _ = evaluated("Initial")
      Button("two") { n = 2 }
        .onAppear { n = 1 }
        .onChange(of: n, initial: true) { old, new in
          ran("c")
          journal.note("\(old) \(new)")
        }
    }
  }

  @Test func `LC-004 an initial action is given the first value twice`() throws {
    let journal = Journal()
    let stage = Stage { Initial(journal: journal) }
    stage.expect(["Initial": 2], closures: ["c": 2])
    try stage.host.tap("two")
    stage.expect(["Initial": 1], closures: ["c": 1])
    #expect(journal.entries == ["0 0", "0 1", "1 2"])
  }

  private struct EqualWrite: View {
    @State private var n = 3
    var body: some View {
      let _ = evaluated("EqualWrite")
      Button("write") { n = n }.onChange(of: n) { ran("c") }
    }
  }

  @Test func `LC-005 an equal write is no change`() throws {
    let stage = Stage { EqualWrite() }
    stage.expect(["EqualWrite": 1], closures: [:])
    try stage.host.tap("write")
    stage.expect([:], closures: [:])
  }

  @Test func `LC-005 an evaluation for another reason is no change`() {
    let model = Model()
    let stage = Stage { Counting.P(model: model) }
    stage.expect(["P": 1], closures: [:])
    stage.after(expecting: ["P": 1], closures: [:]) {
      model.n = 1
      model.n = 0
    }
  }

  private enum TwoWrites {
    struct P: View {
      let journal: Journal
      @State private var n = 0
      var body: some View {
        let _ = evaluated("P")
        Button("write") {
          n = 1
          n = 2
        }
        .onChange(of: n) { old, new in
          ran("c")
          journal.note("\(old) \(new)")
        }
      }
    }
  }

  @Test func `LC-006 two writes of one event are one change from the first to the last`() throws {
    let journal = Journal()
    let stage = Stage { TwoWrites.P(journal: journal) }
    stage.expect(["P": 1], closures: [:])
    try stage.host.tap("write")
    stage.expect(["P": 1], closures: ["c": 1])
    #expect(journal.entries == ["0 2"])
  }

  private enum Cycle {
    struct P: View {
      @State private var n = 0
      var body: some View {
        let _ = evaluated("P")
        Button("start") { n = 1 }
          .onChange(of: n) {
            ran("c")
            n += 1
          }
      }
    }
  }

  @Test func `LC-008 a change that changes itself is stopped and reported`() throws {
    let stage = Stage { Cycle.P() }
    stage.expect(["P": 1], closures: [:])
    try stage.host.tap("start")
    stage.expect(["P": 3], closures: ["c": 2])
    #expect(stage.host.findings.map(\.kind) == [.updateLoop])
    #expect(stage.host.findings.map(\.view) == ["P"])
  }
}
