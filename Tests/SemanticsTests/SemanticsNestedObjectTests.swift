internal import RenderSim
internal import Testing

private final class In: ObservableObject {
  @Published var n = 0
}

private final class Out: ObservableObject {
  @Published var inner = In()
}

private final class Line: ObservableObject, Identifiable {
  let id: Int
  @Published var q = 1
  init(_ id: Int) { self.id = id }
}

private final class Store: ObservableObject {
  @Published var lines = (0..<5).map(Line.init)
}

@MainActor
private final class Counted: ObservableObject {
  @Published var a = 0
  init() { ran("O.init") }
}

/// Objects inside of objects, and objects that views make themselves.
@MainActor
struct SemanticsNestedObjectTests {
  private struct P: View {
    @ObservedObject var outer: Out
    var body: some View {
      let _ = evaluated("P")
      Text("\(outer.inner.n)")
    }
  }

  @Test func `OO-008 a change of a nested object is not forwarded`() {
    let outer = Out()
    let stage = Stage { P(outer: outer) }
    stage.expect(["P": 1])
    stage.after(expecting: [:]) { outer.inner.n = 1 }
    #expect(stage.host.texts == ["0"])
  }

  @Test func `OO-009 replacing a nested object is a change`() {
    let outer = Out()
    let stage = Stage { P(outer: outer) }
    stage.expect(["P": 1])
    let other = In()
    other.n = 4
    stage.after(expecting: ["P": 1]) { outer.inner = other }
    #expect(stage.host.texts == ["4"])
  }

  @Test func `OO-014 an element's change reaches only the rows that observe it`() {
    struct PlainRow: View {
      let line: Line
      var body: some View {
        let _ = evaluated("PlainRow")
        Text("\(line.q)")
      }
    }
    struct ObservingRow: View {
      @ObservedObject var line: Line
      var body: some View {
        let _ = evaluated("ObservingRow")
        Text("\(line.q)")
      }
    }
    struct P: View {
      @ObservedObject var s: Store
      var body: some View {
        let _ = evaluated("P")
        ForEach(s.lines) { line in
          PlainRow(line: line)
          ObservingRow(line: line)
        }
      }
    }
    let s = Store()
    let stage = Stage { P(s: s) }
    stage.expect(["P": 1, "PlainRow": 5, "ObservingRow": 5])
    stage.after(expecting: ["ObservingRow": 1]) { s.lines[0].q = 2 }
    #expect(stage.host.texts.prefix(2) == ["1", "2"])
  }

  @Test func `OO-019 a state object is made once per identity`() throws {
    struct C1: View {
      @StateObject private var o = Counted()
      var body: some View {
        let _ = evaluated("C1")
        Text("\(o.a)")
      }
    }
    struct Parent: View {
      @State private var k = 0
      var body: some View {
        let _ = evaluated("Parent")
        Button("next \(k)") { k += 1 }.accessibilityIdentifier("next")
        C1()
      }
    }
    let stage = Stage { Parent() }
    stage.expect(["Parent": 1, "C1": 1], closures: ["O.init": 1])
    for _ in 1...4 { try stage.host.tap("next") }
    stage.expect(["Parent": 4], closures: [:])
  }

  @Test func `OO-020 an observed object with a default is made anew by every parent pass`() throws {
    struct C1: View {
      @ObservedObject var o = Counted()
      var body: some View {
        let _ = evaluated("C1")
        Text("\(o.a)")
      }
    }
    struct Parent: View {
      @State private var k = 0
      var body: some View {
        let _ = evaluated("Parent")
        Button("next \(k)") { k += 1 }.accessibilityIdentifier("next")
        C1()
      }
    }
    let stage = Stage { Parent() }
    stage.expect(["Parent": 1, "C1": 1], closures: ["O.init": 1])
    for _ in 1...4 { try stage.host.tap("next") }
    stage.expect(["Parent": 4, "C1": 4], closures: ["O.init": 4])
  }
}
