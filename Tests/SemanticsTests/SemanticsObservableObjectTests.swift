internal import Dispatch
internal import RenderSim
internal import Testing

private final class O: ObservableObject {
  @Published var a = 0
  @Published var b = 0
  var c = 0
}

private struct Leaf: View {
  @EnvironmentObject private var o: O
  var body: some View {
    let _ = evaluated("Leaf")
    Text("x")
  }
}

private struct Mid: View {
  var body: some View {
    let _ = evaluated("Mid")
    Leaf()
  }
}

/// Who is evaluated when an observable object announces a change.
@MainActor
struct SemanticsObservableObjectTests {
  private struct P: View {
    @ObservedObject var o: O
    var body: some View {
      let _ = evaluated("P")
      Text("\(o.a)")
    }
  }

  private final class Switches: ObservableObject {
    @Published var t1 = false
    var t2 = false
  }

  private struct S: View {
    var on: Bool
    var body: some View {
      let _ = evaluated("S")
      Color.red.opacity(on ? 1 : 0)
    }
  }

  @Test func `OO-003 a change of a state object costs its owner and the child that differs`() {
    struct P: View {
      @StateObject private var o = Switches()
      var body: some View {
        let _ = evaluated("P")
        VStack {
          S(on: o.t1)
          S(on: o.t2)
        }.onAppear { o.t1.toggle() }
      }
    }
    let stage = Stage { P() }
    // One evaluation each for mounting, one of the owner and one child for the change.
    stage.expect(["P": 1 + 1, "S": 2 + 1])
  }

  @Test func `OO-005 publishing an equal value is a change, and reads do not matter`() {
    let o = O()
    let stage = Stage { P(o: o) }
    stage.expect(["P": 1])
    stage.after(expecting: ["P": 1]) { o.a = 0 }
    stage.after(expecting: ["P": 1]) { o.b = 1 }
    stage.after(expecting: [:]) { o.c = 1 }
  }

  @Test func `OO-010 every view that declares an environment object runs, nobody else`() {
    struct Root: View {
      let o: O
      var body: some View {
        let _ = evaluated("Root")
        Mid().environmentObject(o)
      }
    }
    let o = O()
    let stage = Stage { Root(o: o) }
    stage.expect(["Root": 1, "Mid": 1, "Leaf": 1])
    stage.after(expecting: ["Leaf": 1]) { o.a = 1 }
  }

  @Test func `OO-011 an injector that owns the object runs too`() {
    struct Root: View {
      @StateObject var o: O
      var body: some View {
        let _ = evaluated("Root")
        Mid().environmentObject(o)
      }
    }
    let o = O()
    let stage = Stage { Root(o: o) }
    stage.expect(["Root": 1, "Mid": 1, "Leaf": 1])
    stage.after(expecting: ["Root": 1, "Leaf": 1]) { o.a = 1 }
  }

  @Test func `OO-012 several published writes in one event cost one evaluation`() {
    let o = O()
    let stage = Stage { P(o: o) }
    stage.expect(["P": 1])
    stage.after(expecting: ["P": 1]) {
      o.a = 1
      o.b = 1
      o.a = 2
    }
    #expect(stage.host.texts == ["2"])
  }

  @Test func `OO-015 announcing a change by hand is a change`() {
    let o = O()
    let stage = Stage { P(o: o) }
    stage.expect(["P": 1])
    stage.after(expecting: ["P": 1]) { o.objectWillChange.send() }
  }

  @Test func `OO-018 publishing during an update is reported and does not repeat the update`() {
    struct P: View {
      @ObservedObject var o: O
      var body: some View {
        let _ = evaluated("P")
        let _ = publish()
        Text("\(o.a)")
      }
      private func publish() { o.a = 1 }
    }
    let o = O()
    let stage = Stage { P(o: o) }
    stage.expect(["P": 1])
    #expect(stage.host.findings.map(\.kind) == [.writeDuringBody])
    stage.after(expecting: [:]) {}
  }

  @Test func `OO-021 a change on another thread is taken up on the graph's thread`() {
    nonisolated(unsafe) let o = O()
    let stage = Stage { P(o: o) }
    stage.expect(["P": 1])
    stage.after(expecting: ["P": 1]) {
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        o.a = 1
        done.signal()
      }
      done.wait()
    }
    #expect(stage.host.texts == ["1"])
    #expect(stage.host.findings.map(\.kind) == [.publishedOffMainThread])
  }

  @Test func `OO-022 a child of an observer with equal inputs is left alone`() {
    struct K: View {
      let k: Int
      var body: some View {
        let _ = evaluated("K")
        Text("\(k)")
      }
    }
    struct P: View {
      @ObservedObject var o: O
      var body: some View {
        let _ = evaluated("P")
        Text("\(o.a)")
        K(k: 7)
      }
    }
    let o = O()
    let stage = Stage { P(o: o) }
    stage.expect(["P": 1, "K": 1])
    stage.after(expecting: ["P": 1]) { o.a = 1 }
  }
}
