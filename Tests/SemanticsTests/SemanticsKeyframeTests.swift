internal import RenderSim
internal import Testing

/// What animations that go on for ever, keyframes and animated modifiers evaluate.
@MainActor
struct SemanticsKeyframeTests {
  private struct Values {
    var scale = 0.0
    var offset = 0.0
  }

  private struct Moving: View {
    @State private var count = 0
    var body: some View {
      let _ = evaluated("Moving")
      KeyframeAnimator(initialValue: Values(), trigger: count) { value in
        let _ = ran("content")
        Text("\(Int(value.scale)) \(Int(value.offset))")
      } keyframes: { _ in
        let _ = ran("keyframes")
        KeyframeTrack(\.scale) {
          LinearKeyframe(10, duration: 0.5)
          MoveKeyframe(5)
        }
        KeyframeTrack(\.offset) {
          LinearKeyframe(0, duration: 0.5)
          LinearKeyframe(100, duration: 0.5)
        }
      }
      Button("go") { count += 1 }
    }
  }

  @Test func `a change of the trigger runs the content for each frame`() {
    let stage = Stage { Moving() }
    stage.expect(["Moving": 1], closures: ["content": 1])
    stage.host.advance(by: .seconds(2))
    stage.expect([:], closures: [:])
    stage.tap("go", expecting: ["Moving": 1], closures: ["content": 1, "keyframes": 1])
    stage.host.advance(by: .milliseconds(250))
    stage.expect([:], closures: ["content": 15])
    #expect(stage.host.texts == ["5 0", "go"])
    stage.host.advance(by: .milliseconds(500))
    stage.expect([:], closures: ["content": 30])
    #expect(stage.host.texts == ["5 50", "go"])
    stage.host.advance(by: .seconds(2))
    stage.expect([:], closures: ["content": 15])
    #expect(stage.host.texts == ["5 100", "go"])
  }

  private struct Pulsing: View {
    var body: some View {
      let _ = evaluated("Pulsing")
      Text("pulse").keyframeAnimator(initialValue: 0.0, repeating: true) { content, value in
        let _ = ran("content")
        content.opacity(1 - value / 2)
      } keyframes: { _ in
        LinearKeyframe(1.0, duration: 1)
      }
    }
  }

  @Test func `keyframes that repeat go on for ever`() {
    let stage = Stage { Pulsing() }
    stage.expect(["Pulsing": 1], closures: ["content": 1])
    stage.host.advance(by: .seconds(3))
    stage.expect([:], closures: ["content": 180])
    #expect(stage.host.texts == ["pulse"])
  }

  private struct Level: View, Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View {
      let _ = evaluated("Level")
      Text("\(Int(value.rounded()))")
    }
  }

  private struct Repeating: View {
    let animation: Animation
    @State private var value = 0.0
    var body: some View {
      let _ = evaluated("Repeating")
      Level(value: value)
      Button("go") {
        withAnimation(animation) {
          value = 60
        } completion: {
          ran("completion")
        }
      }
    }
  }

  @Test func `an animation that is repeated for ever is never complete`() {
    let stage = Stage { Repeating(animation: .linear(duration: 1).repeatForever()) }
    stage.expect(["Repeating": 1, "Level": 1])
    stage.tap("go", expecting: ["Repeating": 1, "Level": 1], closures: [:])
    stage.host.advance(by: .milliseconds(1_500))
    stage.expect(["Level": 90], closures: [:])
    #expect(stage.host.texts == ["30", "go"])
    stage.host.advance(by: .seconds(10))
    stage.expect(["Level": 600], closures: [:])
  }

  @Test func `an animation that is repeated ends at its value`() {
    let animation = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    let stage = Stage { Repeating(animation: animation) }
    stage.expect(["Repeating": 1, "Level": 1])
    stage.tap("go", expecting: ["Repeating": 1, "Level": 1], closures: [:])
    stage.host.advance(by: .milliseconds(1_500))
    stage.expect(["Level": 90], closures: [:])
    #expect(stage.host.texts == ["30", "go"])
    stage.host.advance(by: .seconds(2))
    stage.expect(["Level": 30], closures: ["completion": 1])
    #expect(stage.host.texts == ["60", "go"])
  }

  private struct Applied: View {
    @State private var isOn = false
    var body: some View {
      let _ = evaluated("Applied")
      Level(value: 1).animation(.easeInOut) { content in
        content.opacity(isOn ? 1 : 0.5)
      }
      Button("on") { isOn = true }
    }
  }

  @Test func `the modifiers of an animation are part of the body around`() {
    let stage = Stage { Applied() }
    stage.expect(["Applied": 1, "Level": 1])
    #expect(stage.host.texts == ["1", "on"])
    stage.tap("on", expecting: ["Applied": 1])
  }

  @Test func `a spring moves to its target and a curve keeps its ends`() {
    for spring in [Spring.smooth, .bouncy, Spring(mass: 1, stiffness: 100, damping: 10)] {
      #expect(spring.value(target: 1.0, time: 0) == 0)
      #expect(abs(spring.value(target: 1.0, time: 10) - 1) < 0.001)
    }
    for curve in [UnitCurve.linear, .easeInOut, .circularEaseIn] {
      #expect(abs(curve.value(at: 0)) < 1e-6)
      #expect(abs(curve.value(at: 1) - 1) < 1e-6)
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
  }
}
