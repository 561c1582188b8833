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
}
