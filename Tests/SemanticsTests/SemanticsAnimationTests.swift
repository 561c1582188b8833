internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// What animations and timelines evaluate.
@MainActor
struct SemanticsAnimationTests {
  @Observable
  final class Model {
    var n = 0
  }

  private struct K: View {
    let a: Int
    var body: some View {
      let _ = evaluated("K")
      Text("\(a)")
    }
  }

  private enum Animated {
    struct P: View {
      let model: Model
      var body: some View {
        let _ = evaluated("P")
        K(a: model.n).animation(.default, value: model.n)
      }
    }
  }

  @Test func `AN-003 animating a value adds no evaluation`() {
    let model = Model()
    let stage = Stage { Animated.P(model: model) }
    stage.expect(["P": 1, "K": 1])
    stage.after(expecting: ["P": 1, "K": 1]) { model.n += 1 }
    stage.host.advance(by: .seconds(2))
    stage.expect([:])
  }

  private enum Mixed {
    struct P: View {
      @State private var n = 0
      var body: some View {
        let _ = evaluated("P")
        Button("go") {
          n = 1
          withAnimation { n = 2 }
        }
        .onChange(of: n) { ran("change") }
      }
    }
  }

  @Test func `AN-004 a plain and an animated write are two transactions`() throws {
    let stage = Stage { Mixed.P() }
    stage.expect(["P": 1], closures: [:])
    try stage.host.tap("go")
    stage.expect(["P": 2])
  }

  private struct Completing: View {
    let journal: Journal
    let durations: [Double]
    @State private var values = [0, 0]
    var body: some View {
      let _ = evaluated("Completing")
      Button("\(values[0]) \(values[1])") {
        for index in 0...1 {
          withAnimation(.linear(duration: durations[index])) {
            values[index] += 1
          } completion: {
            ran("completion")
            journal.note("\(index + 1)")
          }
        }
      }
      .accessibilityIdentifier("run")
    }
  }

  @Test(arguments: [
    ([1.0, 2.0], ["1", "2"]), ([1.0, 1.0], ["1", "2"]), ([2.0, 1.0], ["2", "1"]),
  ])
  func `AN-006 completions run in the order in which animations end`(
    _ durations: [Double],
    _ expected: [String]
  ) throws {
    let journal = Journal()
    let stage = Stage { Completing(journal: journal, durations: durations) }
    stage.expect(["Completing": 1], closures: [:])
    try stage.host.tap("run")
    stage.expect(["Completing": 2], closures: [:])
    stage.host.advance(by: .seconds(3))
    stage.expect([:], closures: ["completion": 2])
    #expect(journal.entries == expected)
  }

  @Test func `AN-006 what changes nothing and what is not animated completes at once`() {
    let stage = Stage { K(a: 0) }
    stage.after(expecting: ["K": 1], closures: ["nothing": 1, "plain": 1]) {
      withAnimation(nil) {
      } completion: {
        ran("plain")
      }
      withAnimation(.linear(duration: 0)) {
      } completion: {
        ran("nothing")
      }
    }
  }

  private enum Ticking {
    struct P: View {
      var body: some View {
        let _ = evaluated("P")
        TimelineView(.periodic(from: .now, by: 1)) { context in
          let _ = ran("content")
          Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
        }
      }
    }
  }

  @Test func `AN-007 a tick runs the closure of a timeline and not the view around it`() {
    let stage = Stage { Ticking.P() }
    stage.expect(["P": 1], closures: ["content": 1])
    #expect(stage.host.texts == ["0"])
    stage.host.advance(by: .seconds(1))
    stage.expect([:], closures: ["content": 1])
    #expect(stage.host.texts == ["1"])
    stage.host.advance(by: .milliseconds(900))
    stage.expect([:], closures: [:])
    stage.host.advance(by: .seconds(10))
    stage.expect([:], closures: ["content": 10])
    #expect(stage.host.texts == ["11"])
  }

  // MARK: Timelines in lists

  private struct DocRow: View {
    let id: Int
    let now: Date
    var body: some View {
      let _ = evaluated("DocRow")
      Text("\(id) \(now)")
    }
  }

  private struct SideA: View {
    var body: some View {
      let _ = evaluated("SideA")
      TimelineView(.periodic(from: .now, by: 5)) { context in
        ForEach(0..<60) { DocRow(id: $0, now: context.date) }
      }
    }
  }

  private struct Stamp: View {
    let now: Date
    var body: some View {
      let _ = evaluated("Stamp")
      Text("\(now)")
    }
  }

  private struct DocRowB: View {
    let id: Int
    var body: some View {
      let _ = evaluated("DocRowB")
      VStack {
        Text("\(id)")
        TimelineView(.periodic(from: .now, by: 5)) { context in Stamp(now: context.date) }
      }
    }
  }

  private struct SideB: View {
    var body: some View {
      let _ = evaluated("SideB")
      ForEach(0..<60) { DocRowB(id: $0) }
    }
  }

  @Test func `PRES-05 a timeline around a list evaluates every row with each tick`() {
    let stage = Stage { SideA() }
    stage.expect(["SideA": 1, "DocRow": 60])
    stage.host.advance(by: .seconds(60))
    stage.expect(["DocRow": 720])
  }

  @Test func `PRES-05 timelines in the rows evaluate what they wrap`() {
    let stage = Stage { SideB() }
    stage.expect(["SideB": 1, "DocRowB": 60, "Stamp": 60])
    stage.host.advance(by: .seconds(60))
    stage.expect(["Stamp": 720])
  }

  private struct Ago: View {
    let at: Int
    let clock: () -> Int
    var body: some View {
      let _ = evaluated("Ago")
      Text("\(clock() - at)s")
    }
  }

  private struct AgoLive: View {
    let at: Date
    var body: some View {
      let _ = evaluated("AgoLive")
      TimelineView(.periodic(from: .now, by: 60)) { context in
        let _ = ran("content")
        Text("\(Int(context.date.timeIntervalSince(at)))s")
      }
    }
  }

  @Test func `PRES-08 a text without a source of time stays, one in a timeline moves`() {
    let clock = VirtualClock()
    let stage = Stage(clock: clock) {
      Ago(at: 0, clock: { Int(clock.now.components.seconds) })
      AgoLive(at: Date(timeIntervalSinceReferenceDate: 0))
    }
    stage.expect(["Ago": 1, "AgoLive": 1], closures: ["content": 1])
    stage.host.advance(by: .seconds(600))
    stage.expect([:], closures: ["content": 10])
    #expect(stage.host.texts == ["0s", "600s"])
  }
}
