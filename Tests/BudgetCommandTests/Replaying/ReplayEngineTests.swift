import BudgetCommand
import BudgetKit
import RenderSim
import Testing

private struct NoteScreen: View {
  @State private var note = ""

  var body: some View {
    VStack {
      TextField("Note", text: $note).accessibilityIdentifier("note")
      NoteLength(count: note.count)
      Button("Save") {}
    }
  }
}

private struct NoteLength: View {
  let count: Int

  var body: some View { Text("\(count)") }
}

@MainActor
struct ReplayEngineTests {
  private func record(_ steps: [ReplayStep], recordsEvaluations: Bool = true) throws -> ReplayRecord
  {
    let variant = ScreenVariant("plain") { _ in ScreenContent(NoteScreen()) }
    let request = ReplayEngine.Request(
      variant: variant,
      parameters: ScreenParameters(values: [:]),
      steps: steps,
      recordsEvaluations: recordsEvaluations
    )
    return try ReplayEngine.renderSim.replay(request)
  }

  @Test
  func `a mounted screen is recorded with its events and causes`() throws {
    let record = try record([.type("Hi", into: "note"), .tap("Save")])
    #expect(record.mount.map(\.view) == ["NoteScreen", "NoteLength"])
    #expect(record.mountedCount == 2)
    #expect(
      record.events.map(\.action) == ["type 'H' into note", "type 'i' into note", "tap Save"]
    )
    #expect(
      record.events.map { $0.evaluations.map(\.view) } == [
        ["NoteScreen", "NoteLength"], ["NoteScreen", "NoteLength"], [],
      ]
    )
    #expect(record.events[0].evaluations[0].causes == [.stateChanged(name: "note")])
  }

  @Test
  func `nothing is recorded while times are measured`() throws {
    let record = try record([.type("H", into: "note")], recordsEvaluations: false)
    #expect(record.mount.isEmpty && record.events.allSatisfy(\.evaluations.isEmpty))
  }

  @Test
  func `a control that is not there is an error with those that are`() throws {
    let error = try #require(throws: ReplayError.self) { try record([.type("H", into: "nte")]) }
    #expect(
      error.message == "There is no control 'nte' for the step: type 'H' into nte. Did you mean "
        + "'note'? Present: 'note'."
    )
  }
}
