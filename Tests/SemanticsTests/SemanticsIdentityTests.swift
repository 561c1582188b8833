internal import RenderSim
internal import Testing

/// When a place keeps its identity, and with it the state of the view there.
@MainActor
struct SemanticsIdentityTests {
  private struct K: View {
    let a: Int
    @State private var taps = 0
    var body: some View {
      let _ = evaluated("K")
      Button("K\(a) \(taps)") { taps += 1 }
        .accessibilityIdentifier("K")
    }
  }

  private struct A: View {
    var body: some View {
      let _ = evaluated("A")
      Text("A")
    }
  }

  private struct B: View {
    var body: some View {
      let _ = evaluated("B")
      Text("B")
    }
  }

  @Test func `DF-035 a condition inside of an argument keeps the identity and the state`() {
    let stage = Stage { Ticker { K(a: $0.isMultiple(of: 2) ? 1 : 2) } }
    stage.expect(["Ticker": 1, "K": 1])
    stage.tap("K", expecting: ["K": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "K": 1])
    #expect(stage.host.texts == ["1", "tick", "K2 1"])
  }

  @Test func `DF-036 a modifier with a conditional argument leaves the view alone`() {
    let stage = Stage { Ticker { K(a: 1).opacity($0.isMultiple(of: 2) ? 1 : 0) } }
    stage.expect(["Ticker": 1, "K": 1])
    stage.tap("K", expecting: ["K": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
    #expect(stage.host.texts == ["1", "tick", "K1 1"])
  }

  @Test func `DF-037 a view that appears leaves its constant sibling alone`() {
    let stage = Stage {
      Ticker { tick in
        if tick == 1 { A() }
        B()
      }
    }
    stage.expect(["Ticker": 1, "B": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "A": 1])
    #expect(stage.host.texts == ["1", "tick", "A", "B"])
    stage.tap("tick", expecting: ["Ticker": 1])
    #expect(stage.host.texts == ["2", "tick", "B"])
  }

  @Test func `DF-038 a condition that stays in its branch keeps identity and state`() {
    let stage = Stage { Ticker { tick in if tick >= 0 { K(a: 1) } } }
    stage.expect(["Ticker": 1, "K": 1])
    stage.tap("K", expecting: ["K": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
    #expect(stage.host.texts == ["1", "tick", "K1 1"])
  }

  @Test func `DF-040 an explicit identity that stays the same costs nothing`() {
    let stage = Stage { Ticker { _ in K(a: 1).id("const") } }
    stage.expect(["Ticker": 1, "K": 1])
    stage.tap("K", expecting: ["K": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
    #expect(stage.host.texts == ["1", "tick", "K1 1"])
  }
}
