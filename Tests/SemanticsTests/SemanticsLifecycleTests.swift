internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// When and in which order views appear, disappear and run their tasks.
@MainActor
struct SemanticsLifecycleTests {
  @Observable
  final class Model {
    var a = 0
    var isOn = true
  }

  // MARK: Order

  private enum OneView {
    struct P: View {
      let journal: Journal
      @State private var x = 0
      var body: some View {
        let _ = evaluated("P")
        Text("")
          .onAppear { log("A") }
          .onChange(of: x, initial: true) { log("C") }
          .task { log("T") }
      }

      private func log(_ entry: String) {
        ran(entry)
        journal.note(entry)
      }
    }
  }

  @Test func `LC-001 one view appears, then is told its first value, then starts its task`() {
    let journal = Journal()
    let stage = Stage { OneView.P(journal: journal) }
    stage.expect(["P": 1], closures: ["A": 1, "C": 1, "T": 1])
    #expect(journal.entries == ["A", "C", "T"])
  }

  private struct Nested: View {
    let journal: Journal
    var body: some View {
      let _ = evaluated("Nested")
      VStack {
        Inner(journal: journal)
          .task { journal.note("inner task") }
          .onAppear { log("inner") }
      }
      .task { journal.note("outer task") }
      .onAppear { log("outer") }
    }

    private func log(_ entry: String) {
      ran(entry)
      journal.note(entry)
    }
  }

  private struct Inner: View {
    let journal: Journal
    var body: some View {
      let _ = evaluated("Inner")
      Text("").onAppear { journal.note("innermost") }
    }
  }

  @Test func `LC-002 inner views appear first and tasks start after all have appeared`() {
    let journal = Journal()
    let stage = Stage { Nested(journal: journal) }
    stage.expect(["Nested": 1, "Inner": 1], closures: ["inner": 1, "outer": 1])
    #expect(journal.entries == ["innermost", "inner", "outer", "inner task", "outer task"])
  }

  enum Replaced {
    struct P: View {
      let journal: Journal
      let model: Flag
      let transition: AnyTransition
      var body: some View {
        let _ = evaluated("P")
        Color.red
          .onAppear { log("onAppear", "A") }
          .onDisappear { log("onDisappear", "D") }
          .transition(transition)
          .id(model.isSet)
      }

      private func log(_ name: String, _ entry: String) {
        ran(name)
        journal.note(entry + (model.isSet ? "T" : "F"))
      }
    }

    @Observable
    final class Flag {
      var isSet = false
    }
  }

  @Test(arguments: [
    (AnyTransition.opacity, ["AF", "AT", "DT", "DT"]),
    (AnyTransition.identity, ["AF", "DT", "AT", "DT"]),
  ])
  func `LC-016 a new identity appears before the old one disappears, unless at once`(
    _ transition: AnyTransition,
    _ expected: [String]
  ) {
    let journal = Journal()
    let flag = Replaced.Flag()
    let stage = Stage { Replaced.P(journal: journal, model: flag, transition: transition) }
    stage.expect(["P": 1], closures: ["onAppear": 1])
    stage.after(expecting: ["P": 1], closures: ["onAppear": 1, "onDisappear": 1]) {
      flag.isSet = true
    }
    stage.host.unmount()
    #expect(journal.entries == expected)
  }

  private struct Grouped: View {
    var body: some View {
      let _ = evaluated("Grouped")
      Group {
        Text("A")
        Text("B")
      }
      .onAppear { ran("a") }
      ForEach(0..<3) { Text("\($0)") }.onAppear { ran("rows") }
    }
  }

  @Test func `LC-017 a group appears once, not once for each of its views`() {
    let stage = Stage { Grouped() }
    stage.expect(["Grouped": 1], closures: ["a": 1, "rows": 1])
  }

  // MARK: Writes

  private enum AppearWrite {
    struct P: View {
      let model: Model
      var body: some View {
        let _ = evaluated("P")
        Text("\(model.a)").onAppear { model.a = 1 }
      }
    }
  }

  @Test func `LC-021 a write of an appearing view costs a second evaluation`() {
    let model = Model()
    let stage = Stage { AppearWrite.P(model: model) }
    stage.expect(["P": 2])
    #expect(stage.host.texts == ["1"])
    stage.after(expecting: [:]) { model.isOn = true }
  }

  private enum Leaving {
    struct K: View {
      let model: Model
      var body: some View {
        let _ = evaluated("K")
        Text("\(model.a)")
      }
    }

    struct P: View {
      let model: Model
      var body: some View {
        let _ = evaluated("P")
        if model.isOn { K(model: model).onDisappear { model.a = 1 } }
      }
    }
  }

  @Test func `LC-022 a write of a disappearing view does not evaluate what has left`() {
    let model = Model()
    let stage = Stage { Leaving.P(model: model) }
    stage.expect(["P": 1, "K": 1])
    stage.after(expecting: ["P": 1]) { model.isOn = false }
    #expect(model.a == 1)
  }
}
