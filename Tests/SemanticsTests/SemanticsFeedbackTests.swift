internal import RenderSim
internal import Testing

/// When the closures of sensory feedback run.
@MainActor
struct SemanticsFeedbackTests {
  private struct Level: View {
    @State private var level = 0
    @State private var other = 0
    var body: some View {
      let _ = evaluated("Level")
      Text("\(level) \(other)")
        .sensoryFeedback(.selection, trigger: level)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: level) { old, new in
          ran("\(old) to \(new)")
          return new > old
        }
        .sensoryFeedback(trigger: level) {
          ran("plain")
          return .increase
        }
        .sensoryFeedback(trigger: level) { old, new in
          ran("values")
          return new > old ? .increase : nil
        }
      Button("level") { level += 1 }
      Button("other") { other += 1 }
    }
  }

  @Test func `feedback is worked out when its trigger changes and evaluates nothing`() {
    let stage = Stage { Level() }
    stage.expect(["Level": 1], closures: [:])
    stage.tap("other", expecting: ["Level": 1], closures: [:])
    stage.tap(
      "level",
      expecting: ["Level": 1],
      closures: ["0 to 1": 1, "plain": 1, "values": 1]
    )
  }
}
