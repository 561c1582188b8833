internal import Observation
internal import RenderSim
internal import Testing

@Observable
private final class Counter {
  var value = 0
}

private struct ChangingView: View {
  let counter: Counter

  var body: some View {
    Button("Start") { counter.value += 1 }
      .onChange(of: counter.value) { counter.value += 1 }
  }
}

private struct RestartingView: View {
  let counter: Counter

  var body: some View {
    Button("Start") { counter.value += 1 }
      .task(id: counter.value) { if counter.value > 0 { counter.value += 1 } }
  }
}

@MainActor
struct UpdateLoopTests {
  struct LoopCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: String
    let content: @MainActor @Sendable (ScreenParameters) -> ScreenContent
  }

  nonisolated static let loops = [
    LoopCase(testDescription: "a change handler that writes what it watches", view: "ChangingView")
    {
      _ in ScreenContent(ChangingView(counter: Counter()))
    },
    LoopCase(testDescription: "a task that writes its own identity", view: "RestartingView") {
      _ in ScreenContent(RestartingView(counter: Counter()))
    },
  ]

  @Test(arguments: loops)
  func `an update that does not end is an error with view and property`(_ loop: LoopCase) {
    let variant = ScreenVariant("loop", content: loop.content)
    let error = #expect(throws: ReplayError.self) {
      try ScreenReplay().run(
        variant,
        parameters: ScreenParameters(values: [:]),
        steps: [.tap("Start")]
      )
    }
    #expect(
      error
        == .updateLoop(step: "tap Start", views: [loop.view], properties: ["Counter.value"])
    )
  }
}
