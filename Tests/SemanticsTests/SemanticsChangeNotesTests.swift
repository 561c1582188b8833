internal import Observation
internal import RenderSim
internal import Testing

@Observable
private final class Model {
  var a = 0
}

/// What `_printChanges()` and `_logChanges()` say about an evaluation.
@MainActor
struct SemanticsChangeNotesTests {
  private struct Empty: View {
    var body: some View {
      let _ = evaluated("Empty")
      let _ = Self._logChanges()
      Text("k")
    }
  }

  private struct Given: View {
    let a: Int
    var body: some View {
      let _ = evaluated("Given")
      let _ = Self._printChanges()
      Text("k")
    }
  }

  private struct Stateful: View {
    @State private var tick = 0
    @State private var other = 0
    let model: Model
    var body: some View {
      let _ = evaluated("Stateful")
      let _ = Self._logChanges()
      Button("tick") { tick += 1 }
      Text("\(tick) \(other) \(model.a)")
    }
  }

  @Test func `DF-055 a view without dynamic properties appears as itself`() {
    let stage = Stage { Empty() }
    #expect(stage.host.log.changeNotes == ["SemanticsChangeNotesTests.Empty: @self changed."])
    stage.expect(["Empty": 1])
  }

  @Test func `DF-055 another value from the parent is a change of itself`() {
    let stage = Stage { Ticker { Given(a: $0) } }
    stage.expect(["Ticker": 1, "Given": 1])
    #expect(stage.host.log.changeNotes.isEmpty)
    #expect(throws: Never.self) { try stage.host.tap("tick") }
    #expect(stage.host.log.changeNotes == ["SemanticsChangeNotesTests.Given: @self changed."])
    stage.expect(["Ticker": 1, "Given": 1])
  }

  @Test func `DF-055 identity and dynamic properties are named and observation is not`() {
    let model = Model()
    let stage = Stage { Stateful(model: model) }
    let name = "SemanticsChangeNotesTests.Stateful"
    #expect(stage.host.log.changeNotes == ["\(name): @self, @identity, _tick, _other changed."])
    stage.expect(["Stateful": 1])
    #expect(throws: Never.self) { try stage.host.tap("tick") }
    #expect(stage.host.log.changeNotes == ["\(name): _tick changed."])
    stage.expect(["Stateful": 1])
    stage.host.perform { model.a += 1 }
    #expect(stage.host.log.changeNotes == ["\(name): unchanged."])
    stage.expect(["Stateful": 1])
  }
}
