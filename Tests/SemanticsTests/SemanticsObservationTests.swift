internal import Observation
internal import RenderSim
internal import Testing

@Observable
private final class Model {
  var a = 0
  var b = 0
  var c = 0
  var child = Child()

  var total: Int { a + b }
  var isPositive: Bool { a > 0 }
}

@Observable
private final class Child {
  var name = ""
  var other = 0
}

@Observable
private final class Flagged {
  var flag = true
  var a = 0
}

@Observable
private final class Named {
  let id = 7
  var a = 0
}

/// Which reads make a body depend on a property.
@MainActor
struct SemanticsObservationTests {
  @Test func `OBS-001 only properties read by the body are dependencies`() {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        Text("\(m.a)")
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1])
    stage.after(expecting: [:]) { m.b = 1 }
    stage.after(expecting: ["P": 1]) { m.a = 5 }
    #expect(stage.host.texts == ["5"])
  }

  private struct Derived: View {
    let m: Model
    let read: @MainActor (Model) -> String
    var body: some View {
      let _ = evaluated("Derived")
      Text(read(m))
    }
  }

  @Test func `OBS-006 a computed property depends on what it reads`() {
    let m = Model()
    let stage = Stage { Derived(m: m) { "\($0.total)" } }
    stage.expect(["Derived": 1])
    stage.after(expecting: ["Derived": 1]) { m.b = 4 }
    #expect(stage.host.texts == ["4"])
  }

  @Test func `OBS-007 a computed property does not depend on what it leaves alone`() {
    let m = Model()
    let stage = Stage { Derived(m: m) { "\($0.total)" } }
    stage.expect(["Derived": 1])
    stage.after(expecting: [:]) { m.c = 4 }
  }

  @Test func `OBS-008 a computed result that stays the same is evaluated again`() {
    let m = Model()
    m.a = 1
    let stage = Stage { Derived(m: m) { $0.isPositive ? "+" : "0" } }
    stage.expect(["Derived": 1])
    stage.after(expecting: ["Derived": 1]) { m.a = 2 }
    #expect(stage.host.texts == ["+"])
  }

  @Test func `OBS-010 an unread property of a nested object is no dependency`() {
    let m = Model()
    let stage = Stage { Derived(m: m) { $0.child.name } }
    stage.expect(["Derived": 1])
    stage.after(expecting: [:]) { m.child.other = 1 }
  }

  @Test func `OBS-011 replacing a nested object re-evaluates who read through it`() {
    let m = Model()
    let stage = Stage { Derived(m: m) { $0.child.name } }
    stage.expect(["Derived": 1])
    let old = m.child
    stage.after(expecting: ["Derived": 1]) { m.child = Child() }
    stage.after(expecting: [:]) { old.name = "gone" }
    stage.after(expecting: ["Derived": 1]) { m.child.name = "new" }
    #expect(stage.host.texts == ["new"])
  }

  @Test func `OBS-015 a global model is tracked without being stored`() {
    let stage = Stage { GlobalReader() }
    stage.expect(["GlobalReader": 1])
    stage.after(expecting: ["GlobalReader": 1]) { shared.a += 1 }
  }

  @Test func `OBS-065 a conditional read is dropped by an update that observation drove`() {
    struct P: View {
      let m: Flagged
      var body: some View {
        let _ = evaluated("P")
        if m.flag { Text("\(m.a)") }
      }
    }
    let m = Flagged()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1])
    stage.after(expecting: ["P": 1]) { m.flag = false }
    stage.after(expecting: [:]) { m.a = 1 }
    #expect(stage.host.texts.isEmpty)
  }

  @Test func `OBS-070 a constant of the model is never a dependency`() {
    struct P: View {
      let m: Named
      var body: some View {
        let _ = evaluated("P")
        Text("\(m.id)")
      }
    }
    let m = Named()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1])
    stage.after(expecting: [:]) { m.a = 1 }
  }
}

@MainActor private let shared = Model()

private struct GlobalReader: View {
  var body: some View {
    let _ = evaluated("GlobalReader")
    Text("\(shared.a)")
  }
}
