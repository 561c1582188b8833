internal import Observation
internal import RenderSim
internal import Testing

@Observable
private final class Model {
  var a = 0
  var isOn = false
  var count = 0
}

/// Bindings to the properties of an observable object.
@MainActor
struct SemanticsBindableTests {
  private enum Projected {
    struct C1: View {
      @Binding var v: Int
      var body: some View {
        let _ = evaluated("C1")
        Stepper("\(v)", value: $v)
      }
    }
    struct P: View {
      @Bindable var m: Model
      var body: some View {
        let _ = evaluated("P")
        C1(v: $m.a)
      }
    }
  }

  @Test func `OBS-060 making a binding in the parent reads the value there`() {
    let m = Model()
    let stage = Stage { Projected.P(m: m) }
    stage.expect(["P": 1, "C1": 1])
    stage.after(expecting: ["P": 1, "C1": 1]) { m.a = 1 }
    #expect(stage.host.texts == ["1"])
  }

  @Test func `OBS-061 making the binding in the child leaves the parent alone`() throws {
    struct C1: View {
      @Bindable var m: Model
      var body: some View {
        let _ = evaluated("C1")
        Stepper("count", value: $m.a)
      }
    }
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        C1(m: m)
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1, "C1": 1])
    stage.after(expecting: ["C1": 1]) { m.a = 1 }
    try stage.host.step("count")
    stage.expect(["C1": 1])
    #expect(m.a == 2)
  }

  @Test func `OBS-062 bindings to one property of one object are equal`() {
    struct Tog: View {
      @Binding var on: Bool
      var body: some View {
        let _ = evaluated("Tog")
        Toggle("", isOn: $on)
      }
    }
    struct P: View {
      @Bindable var m: Model
      var body: some View {
        let _ = evaluated("P")
        VStack {
          Tog(on: $m.isOn)
          Text("\(m.count)")
        }
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1, "Tog": 1])
    stage.after(expecting: ["P": 1]) { m.count += 1 }
    #expect(stage.host.texts == ["1"])
  }
}
