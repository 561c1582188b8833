internal import Observation
internal import RenderSim
internal import Testing

@Observable
private final class Model {
  var name = "a"
  var count = 0
}

@MainActor
struct SemanticsObservationTests {
  private struct Reader: View {
    let model: Model
    var body: some View {
      let _ = evaluated("Reader")
      Text(model.name)
    }
  }

  @Test func `OBS-001 writing a property that was read evaluates its reader once`() {
    let model = Model()
    let stage = Stage { Reader(model: model) }
    stage.expect(["Reader": 1])
    stage.after(expecting: ["Reader": 1]) { model.name = "b" }
    stage.after(expecting: [:]) { model.count += 1 }
    #expect(stage.host.texts == ["b"])
  }
}
