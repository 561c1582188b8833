internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// Reported problems with changes that are missed, that repeat, or that a body makes.
@MainActor
struct SemanticsWriteReportsTests {
  @Observable
  final class Play {
    var state = "idle"

    func finish() {
      state = "ended"
      state = "playing"
    }
  }

  private struct Watch: View {
    let play: Play
    let journal: Journal
    var body: some View {
      let _ = evaluated("Watch")
      Text(play.state).onChange(of: play.state) { old, new in journal.note(old + ">" + new) }
    }
  }

  @Test func `LIFE-10 a change handler does not see values in between`() {
    let (play, journal) = (Play(), Journal())
    let stage = Stage { Watch(play: play, journal: journal) }
    stage.expect(["Watch": 1])
    stage.after(expecting: ["Watch": 1]) { play.finish() }
    #expect(journal.entries == ["idle>playing"])
  }

  @Observable
  final class Note11 {
    var text = ""
  }

  private struct Echo11: View {
    @Bindable var note: Note11
    var body: some View {
      let _ = evaluated("Echo11")
      TextField("t", text: $note.text)
        .onChange(of: note.text) { _, new in
          ran("runs")
          note.text = new + "!"
        }
    }
  }

  @Test func `LIFE-11 a handler that changes its own value is stopped after two runs`() throws {
    let note = Note11()
    let stage = Stage { Echo11(note: note) }
    stage.expect(["Echo11": 1], closures: [:])
    try stage.host.type("a", into: "t")
    stage.expect(["Echo11": 3], closures: ["runs": 2])
    #expect(note.text == "a!!")
    let finding = try #require(stage.host.findings.first)
    #expect(finding.kind == .updateLoop)
    #expect(finding.view == "Echo11")
    #expect(finding.message.contains("onChange(of: String)"))
  }

  @Observable
  final class Num {
    var raw = "12x"
    var valid = true
  }

  private struct NumView: View {
    let num: Num
    var body: some View {
      let _ = evaluated("NumView")
      let _ = (num.valid = Int(num.raw) != nil)
      Text(num.valid ? "ok" : "bad")
    }
  }

  @Test func `LIFE-13 a body that writes a model is reported and does not run for ever`() throws {
    let num = Num()
    let stage = Stage { NumView(num: num) }
    stage.expect(["NumView": 1])
    #expect(stage.host.texts == ["bad"])
    let finding = try #require(stage.host.findings.first)
    #expect(finding.kind == .writeDuringBody)
    #expect(finding.view == "NumView")
    #expect(finding.message.contains("'Num.valid'"))
    stage.after(expecting: ["NumView": 1]) { num.raw = "12" }
    #expect(stage.host.texts == ["ok"])
    #expect(stage.host.findings.count == 1)
  }

  private struct ObservedNumView: View {
    let num: Num
    var body: some View {
      let _ = evaluated("ObservedNumView")
      Text(num.valid ? "ok" : num.raw)
    }
  }

  @Test func `LIFE-13 a body that only reads is not reported`() {
    let num = Num()
    let stage = Stage { ObservedNumView(num: num) }
    stage.after(expecting: ["ObservedNumView": 2]) { num.valid = false }
    #expect(stage.host.findings.isEmpty)
  }
}
