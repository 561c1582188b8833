internal import ObservationKit
internal import RenderSim
internal import Testing

/// When a `@State` property has its view evaluated, and how long its value lives.
@MainActor
struct SemanticsStateTests {
  private struct ReadState: View {
    @State private var n = 0
    var body: some View {
      let _ = evaluated("ReadState")
      VStack {
        Text("\(n)")
        Button("go") { n += 1 }
        Button("same") { n = n }
      }
    }
  }

  private struct UnreadState: View {
    @State private var n = 0
    var body: some View {
      let _ = evaluated("UnreadState")
      Button("go") { n += 1 }
    }
  }

  @Test func `ST-001 a state that the body reads evaluates it when it is written`() {
    let stage = Stage { ReadState() }
    stage.expect(["ReadState": 1])
    stage.tap("go", expecting: ["ReadState": 1])
    #expect(stage.host.texts == ["1", "go", "same"])
  }

  @Test func `ST-002 a state that only an action touches evaluates nothing`() {
    let stage = Stage { UnreadState() }
    stage.expect(["UnreadState": 1])
    stage.tap("go", expecting: [:])
    stage.tap("go", expecting: [:])
  }

  @Test func `ST-008 writing an equal value evaluates nothing`() {
    let stage = Stage { ReadState() }
    stage.expect(["ReadState": 1])
    stage.tap("same", expecting: [:])
  }

  private final class Box {
    var n = 0
  }

  private struct BoxHolder: View {
    @State private var b = Box()
    var body: some View {
      let _ = evaluated("BoxHolder")
      Text("\(b.n)")
      Button("mutate") { b.n = 5 }
      Button("replace") { b = Box() }
    }
  }

  @Test func `ST-010 mutating a plain class in a state leaves the screen as it is`() {
    let stage = Stage { BoxHolder() }
    stage.expect(["BoxHolder": 1])
    stage.tap("mutate", expecting: [:])
    #expect(stage.host.texts.first == "0")
  }

  @Test func `ST-011 another instance of a plain class in a state is a change`() {
    let stage = Stage { BoxHolder() }
    stage.expect(["BoxHolder": 1])
    stage.tap("mutate", expecting: [:])
    stage.tap("replace", expecting: ["BoxHolder": 1])
    #expect(stage.host.texts.first == "0")
  }

  private final class Object: ObservableObject {
    @Published var n = 0
  }

  private struct ObjectHolder: View {
    @State private var o = Object()
    var body: some View {
      let _ = evaluated("ObjectHolder")
      Text("\(o.n)")
      Button("go") { o.n = 5 }
    }
  }

  @Test func `ST-012 a state does not subscribe to an observable object`() {
    let stage = Stage { ObjectHolder() }
    stage.expect(["ObjectHolder": 1])
    stage.tap("go", expecting: [:])
    #expect(stage.host.texts.first == "0")
  }

  private struct WritesOnAppear: View {
    @State private var n = 0
    var body: some View {
      let _ = evaluated("WritesOnAppear")
      Text("\(n)").onAppear { n = 1 }
    }
  }

  @Test func `ST-014 a write when appearing is part of the first frame`() {
    let stage = Stage { WritesOnAppear() }
    stage.expect(["WritesOnAppear": 2])
    #expect(stage.host.texts == ["1"])
    stage.after(expecting: [:]) {}
  }

  private final class Made {
    init() { MainActor.assumeIsolated { ran("Made") } }
  }

  private struct ModelHolder: View {
    @State private var model = Made()
    let n: Int
    var body: some View {
      let _ = evaluated("ModelHolder")
      Text("\(n)")
    }
  }

  @Test func `ST-016 a lazy initial value is made once per place however often the parent runs`() {
    var settings = SimulationSettings()
    settings.stateInitialValue = .lazy
    let stage = Stage(settings) { Ticker { ModelHolder(n: $0) } }
    stage.expect(["Ticker": 1, "ModelHolder": 1], closures: ["Made": 1])
    for _ in 0..<4 {
      stage.tap("tick", expecting: ["Ticker": 1, "ModelHolder": 1], closures: [:])
    }
  }

  @Test func `ST-016 a lazy initial value is no part of the view value`() {
    struct Quiet: View {
      @State private var model = Made()
      var body: some View {
        let _ = evaluated("Quiet")
        Text("q")
      }
    }
    var settings = SimulationSettings()
    settings.stateInitialValue = .lazy
    let stage = Stage(settings) { Ticker { _ in Quiet() } }
    stage.expect(["Ticker": 1, "Quiet": 1])
    stage.tap("tick", expecting: ["Ticker": 1], closures: [:])
  }

  private struct Seeded: View {
    @State private var x: Int
    init(x: Int) { _x = State(initialValue: x) }
    var body: some View {
      let _ = evaluated("Seeded")
      Text("seed \(x)")
    }
  }

  @Test func `ST-017 a state seeded by a parameter keeps its value though the view differs`() {
    let stage = Stage { Ticker { Seeded(x: $0) } }
    stage.expect(["Ticker": 1, "Seeded": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "Seeded": 1])
    #expect(stage.host.texts == ["1", "tick", "seed 0"])
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      let _ = evaluated("Counter")
      Button("count \(count)") { count += 1 }
        .accessibilityIdentifier("count")
    }
  }

  @Test func `ST-020 a state goes with its branch and starts anew`() {
    let stage = Stage { Ticker { tick in if tick.isMultiple(of: 2) { Counter() } } }
    stage.expect(["Ticker": 1, "Counter": 1])
    for _ in 0..<3 { stage.tap("count", expecting: ["Counter": 1]) }
    #expect(stage.host.texts == ["0", "tick", "count 3"])
    stage.tap("tick", expecting: ["Ticker": 1])
    #expect(stage.host.texts == ["1", "tick"])
    stage.tap("tick", expecting: ["Ticker": 1, "Counter": 1])
    #expect(stage.host.texts == ["2", "tick", "count 0"])
  }

  private struct Pair: Equatable {
    var a = 0
    var b = 0
  }

  private struct PairHolder: View {
    @State private var s = Pair()
    var body: some View {
      let _ = evaluated("PairHolder")
      Text("\(s.a)")
      Button("go") { s.b = 1 }
    }
  }

  @Test func `ST-025 a state counts as a whole, whichever member the body reads`() {
    let stage = Stage { PairHolder() }
    stage.expect(["PairHolder": 1])
    stage.tap("go", expecting: ["PairHolder": 1])
    stage.tap("go", expecting: [:])
  }
}
