internal import Observation
internal import RenderSim
internal import Testing

@Observable
private final class Model {
  var a = 0
  var b = 0
  var child = Child()
}

@Observable
private final class Child {
  var name = ""
}

@Observable
private final class Switches {
  var t1 = false
  @ObservationIgnored var t2 = false
}

private struct S: View {
  var on: Bool
  var body: some View {
    let _ = evaluated("S")
    Color.red.opacity(on ? 1 : 0)
  }
}

private struct Leaf: View {
  let m: Model
  var body: some View {
    let _ = evaluated("Leaf")
    Text("\(m.a)")
  }
}

/// Which view of a tree a read belongs to.
@MainActor
struct SemanticsObservationOwnerTests {
  @Test func `OBS-003 a tracked change costs the owner and the child whose input changed`() {
    struct P: View {
      private let m = Switches()
      var body: some View {
        let _ = evaluated("P")
        VStack {
          S(on: m.t1)
          S(on: m.t2)
        }.onAppear { m.t1.toggle() }
      }
    }
    let stage = Stage { P() }
    // One evaluation each for mounting, one of the owner and one child for the change.
    stage.expect(["P": 1 + 1, "S": 2 + 1])
  }

  @Test func `OBS-005 a model owned by a state costs the same`() {
    struct P: View {
      @State private var m = Switches()
      var body: some View {
        let _ = evaluated("P")
        VStack {
          S(on: m.t1)
          S(on: m.t2)
        }.onAppear { m.t1.toggle() }
      }
    }
    let stage = Stage { P() }
    stage.expect(["P": 1 + 1, "S": 2 + 1])
  }

  @Test func `OBS-012 passing a nested object on does not read its properties`() {
    struct C1: View {
      let c: Child
      var body: some View {
        let _ = evaluated("C1")
        Text(c.name)
      }
    }
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        C1(c: m.child)
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1, "C1": 1])
    stage.after(expecting: ["C1": 1]) { m.child.name = "x" }
    #expect(stage.host.texts == ["x"])
    stage.after(expecting: ["P": 1, "C1": 1]) { m.child = Child() }
  }

  @Test func `OBS-014 a view that only hands the model on is left alone`() {
    struct Mid: View {
      let m: Model
      var body: some View {
        let _ = evaluated("Mid")
        Leaf(m: m)
      }
    }
    let m = Model()
    let stage = Stage { Mid(m: m) }
    stage.expect(["Mid": 1, "Leaf": 1])
    stage.after(expecting: ["Leaf": 1]) { m.a = 1 }
  }

  @Test func `OBS-068 what a child reads never counts for its parent`() {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        VStack {
          Text("\(m.b)")
          Leaf(m: m)
        }
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1, "Leaf": 1])
    stage.after(expecting: ["Leaf": 1]) { m.a = 1 }
    stage.after(expecting: ["P": 1]) { m.b = 1 }
    stage.after(expecting: ["Leaf": 1]) { m.a = 2 }
  }

  @Test func `OBS-058 what a child's initialiser reads belongs to the parent`() {
    struct C1: View {
      let text: String
      init(m: Model) { text = "\(m.a)" }
      var body: some View {
        let _ = evaluated("C1")
        Text(text)
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
    stage.after(expecting: ["P": 1, "C1": 1]) { m.a = 1 }
    #expect(stage.host.texts == ["1"])
  }

  @Test func `OBS-063 of an injected object only the readers of a property update`() {
    struct Leaf: View {
      @Environment(Model.self) private var m
      var body: some View {
        let _ = evaluated("Leaf")
        Text("\(m.a)")
      }
    }
    struct Mid: View {
      var body: some View {
        let _ = evaluated("Mid")
        Leaf()
      }
    }
    struct Root: View {
      let m: Model
      var body: some View {
        let _ = evaluated("Root")
        Mid().environment(m)
      }
    }
    let m = Model()
    let stage = Stage { Root(m: m) }
    stage.expect(["Root": 1, "Mid": 1, "Leaf": 1])
    stage.after(expecting: ["Leaf": 1]) { m.a = 1 }
    stage.after(expecting: [:]) { m.b = 1 }
    #expect(stage.host.texts == ["1"])
  }

  @Test func `OBS-023 what an action reads is no dependency`() throws {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        VStack {
          Button("go") { ran("button \(m.a)") }
          Text("tap").onTapGesture { ran("tap \(m.b)") }
        }
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    try stage.host.tap("go")
    try stage.host.tap("tap")
    stage.expect(["P": 1], closures: ["button 0": 1, "tap 0": 1])
    stage.after(expecting: [:]) {
      m.a = 1
      m.b = 1
    }
  }

  @Test func `OBS-024 what appearing and a task read is no dependency`() {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        Text("").onAppear { ran("appear \(m.a)") }.task { ran("task \(m.b)") }
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1], closures: ["appear 0": 1, "task 0": 1])
    stage.after(expecting: [:], closures: [:]) {
      m.a = 1
      m.b = 1
    }
  }

  @Test func `OBS-026 the identity of a task is read by the body and restarts the task`() {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        Text("").task(id: m.a) { ran("task") }
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1], closures: ["task": 1])
    stage.after(expecting: ["P": 1], closures: ["task": 1]) { m.a = 1 }
    stage.after(expecting: [:], closures: [:]) { m.b = 1 }
  }
}
