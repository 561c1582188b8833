internal import Observation
internal import RenderSim
internal import Testing

@Observable
private final class One {
  var n = 0

  init() {
    n += 1
  }
}

/// What the initialiser of a model in a `@State` reads and writes while a body creates the view.
@MainActor
struct SemanticsInitialModelTests {
  private struct Content: View {
    @State private var one = One()

    var body: some View {
      let _ = evaluated("Content")
      Text("\(one.n)")
    }
  }

  private struct Root: View {
    var body: some View {
      let _ = evaluated("Root")
      Content()
    }
  }

  // Two evaluations of the root were reported on a device. Observation registers what a closure
  // read when the closure has returned, so a write inside of it invalidates nobody: one here.
  @Test func `OBS-059 a model that writes itself while it is made invalidates nobody`() {
    let stage = Stage { Root() }
    stage.expect(["Root": 1, "Content": 1])
    #expect(stage.host.texts == ["1"])
  }
}
