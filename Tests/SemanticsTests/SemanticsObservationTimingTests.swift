internal import Observation
internal import RenderSim
internal import Synchronization
internal import Testing

@Observable
private final class Model {
  var a = 0
  var b = 0
}

private struct A: View {
  let m: Model
  var body: some View {
    let _ = evaluated("A")
    Text("\(m.a)")
  }
}

private struct B: View {
  let m: Model
  var body: some View {
    let _ = evaluated("B")
    Text("\(m.b)")
  }
}

/// When the writes of an event are taken up, and how many evaluations they cost.
@MainActor
struct SemanticsObservationTimingTests {
  @Test func `OBS-051 several properties in one event cost one evaluation of their reader`() {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        Text("\(m.a) \(m.b)")
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1])
    stage.after(expecting: ["P": 1]) {
      m.a = 1
      m.b = 1
    }
    #expect(stage.host.texts == ["1 1"])
  }

  @Test func `OBS-052 two readers of two properties are evaluated once each`() {
    struct Pair: View {
      let m: Model
      var body: some View {
        let _ = evaluated("Pair")
        A(m: m)
        B(m: m)
      }
    }
    let m = Model()
    let stage = Stage { Pair(m: m) }
    stage.expect(["Pair": 1, "A": 1, "B": 1])
    stage.after(expecting: ["A": 1, "B": 1]) {
      m.a = 1
      m.b = 1
    }
  }

  @Test func `OBS-053 a change that is taken back costs one evaluation and none below`() {
    struct K: View {
      let k: Int
      var body: some View {
        let _ = evaluated("K")
        Text("\(k)")
      }
    }
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        K(k: m.a)
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1, "K": 1])
    stage.after(expecting: ["P": 1]) {
      m.a = 1
      m.a = 0
    }
  }

  @Test func `OBS-055 an animated write does not share the transaction of a plain one`() {
    let m = Model()
    let stage = Stage { A(m: m) }
    stage.expect(["A": 1])
    stage.host.perform {
      m.a = 1
      withAnimation { m.a = 2 }
    }
    #expect(
      stage.host.log.records.map(\.causes)
        == Array(repeating: [.propertyChanged(owner: "Model", property: "a")], count: 2)
    )
    stage.expect(["A": 2])
    stage.after(expecting: ["A": 2]) {
      m.a = 1
      withAnimation { m.a = 2 }
    }
    #expect(stage.host.texts == ["2"])
    stage.after(expecting: ["A": 1]) {
      withAnimation {
        m.a = 3
        m.a = 4
      }
    }
  }

  @Test func `OBS-056 the callback comes before the value is stored, the body after`() {
    // Everything happens on the main actor, the callback too.
    nonisolated(unsafe) let m = Model()
    let stage = Stage { A(m: m) }
    stage.expect(["A": 1])
    let seen = Mutex<Int?>(nil)
    withObservationTracking {
      _ = m.a
    } onChange: {
      let old = m.a
      seen.withLock { $0 = old }
    }
    stage.after(expecting: ["A": 1]) { m.a = 11 }
    #expect(seen.withLock { $0 } == 0)
    #expect(stage.host.texts == ["11"])
  }
}
