internal import Observation
internal import RenderSim
internal import Testing

@Observable private final class Pair {
  var a = false
  @ObservationIgnored var b = false
}

private final class PairOO: ObservableObject {
  @Published var a = false
  var b = false
}

private struct Chip: View {
  let on: Bool
  var body: some View {
    let _ = evaluated("Chip")
    Text(on ? "1" : "0")
  }
}

private final class Prefs: ObservableObject {
  @Published var carrier = ""
  @Published var color = "blue"
}

@MainActor private enum Trace {
  static var seen: [Int] = []
  static var changes: [[Int]] = []
}

private let thirtyKeystrokes = String(repeating: "K", count: 30)

/// What people reported about property wrappers beside each other.
@MainActor
struct SemanticsWrapperReportTests {
  @Test func `PROP-08 a sibling that is given the value updates, a copied state does not`() throws {
    struct Bar8: View {
      let size: String
      var body: some View {
        let _ = evaluated("Bar8")
        Text(size)
      }
    }
    struct BarCopy8: View {
      @State var size: String
      var body: some View {
        let _ = evaluated("BarCopy8")
        Text(size)
      }
    }
    struct Work8: View {
      @Binding var size: String
      var body: some View {
        let _ = evaluated("Work8")
        Button("resize") { size += "!" }
      }
    }
    struct Main8: View {
      @State private var size = "x"
      var body: some View {
        let _ = evaluated("Main8")
        VStack {
          Bar8(size: size)
          BarCopy8(size: size)
          Work8(size: $size)
        }
      }
    }
    let stage = Stage { Main8() }
    stage.expect(["Main8": 1, "Bar8": 1, "BarCopy8": 1, "Work8": 1])
    try stage.host.tap("resize")
    // The copy runs, since its initial value differs, and shows what it has kept.
    stage.expect(["Main8": 1, "Bar8": 1, "BarCopy8": 1])
    #expect(stage.host.texts == ["x!", "x", "resize"])
  }

  @Test func `PROP-10 an animated part of an action is a transaction of its own`() {
    struct Steps: View {
      @State private var value = 0
      var body: some View {
        let _ = evaluated("Steps")
        let _ = Trace.seen.append(value)
        Text("\(value)")
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          .onChange(of: value) { old, new in Trace.changes.append([old, new]) }
      }
    }
    (Trace.seen, Trace.changes) = ([], [])
    let stage = Stage { Steps() }
    stage.expect(["Steps": 3])
    #expect(Trace.seen == [0, 2, 4])
    #expect(Trace.changes == [[0, 2], [2, 4]])
  }

  @Test func `PROP-10 a change is told for each transaction, however many there are`() throws {
    struct Stairs: View {
      @State private var value = 0
      var body: some View {
        let _ = evaluated("Stairs")
        Button("\(value)") {
          for _ in 1...4 { withAnimation { value += 1 } }
        }
        .accessibilityIdentifier("climb")
        .onChange(of: value) { old, new in Trace.changes.append([old, new]) }
      }
    }
    Trace.changes = []
    let stage = Stage { Stairs() }
    stage.expect(["Stairs": 1])
    try stage.host.tap("climb")
    stage.expect(["Stairs": 4])
    #expect(Trace.changes == [[0, 1], [1, 2], [2, 3], [3, 4]])
    #expect(stage.host.findings.isEmpty)
  }

  @Test func `PROP-11 tracked and published models agree on the basic case`() {
    struct DuoO: View {
      @State private var m = Pair()
      var body: some View {
        let _ = evaluated("DuoO")
        VStack {
          Chip(on: m.a)
          Chip(on: m.b)
        }.onAppear { m.a.toggle() }
      }
    }
    struct DuoS: View {
      @StateObject private var m = PairOO()
      var body: some View {
        let _ = evaluated("DuoS")
        VStack {
          Chip(on: m.a)
          Chip(on: m.b)
        }.onAppear { m.a.toggle() }
      }
    }
    struct DuoI: View {
      @State private var m = Pair()
      var body: some View {
        let _ = evaluated("DuoI")
        VStack {
          Chip(on: m.a)
          Chip(on: m.b)
        }.onAppear { m.b.toggle() }
      }
    }
    Stage { DuoO() }.expect(["DuoO": 2, "Chip": 3])
    Stage { DuoS() }.expect(["DuoS": 2, "Chip": 3])
    Stage { DuoI() }.expect(["DuoI": 1, "Chip": 2])
  }

  @Test func `PROP-12 one object for all settings runs every view that observes it`() throws {
    struct CarrierView: View {
      @ObservedObject var p: Prefs
      var body: some View {
        let _ = evaluated("CarrierView")
        TextField("c", text: $p.carrier)
      }
    }
    struct ColorView: View {
      @ObservedObject var p: Prefs
      var body: some View {
        let _ = evaluated("ColorView")
        Text(p.color)
      }
    }
    struct Root12: View {
      @ObservedObject var p: Prefs
      var body: some View {
        let _ = evaluated("Root12")
        VStack {
          CarrierView(p: p)
          ColorView(p: p)
          Text("static")
        }
      }
    }
    let stage = Stage { Root12(p: Prefs()) }
    stage.expect(["Root12": 1, "CarrierView": 1, "ColorView": 1])
    try stage.host.type(thirtyKeystrokes, into: "c")
    stage.expect(["Root12": 30, "CarrierView": 30, "ColorView": 30])
  }

  @Test func `PROP-12 a stored key runs the views that declare it`() throws {
    struct CarrierKey: View {
      @AppStorage("carrier") private var c = ""
      var body: some View {
        let _ = evaluated("CarrierKey")
        TextField("c", text: $c)
      }
    }
    struct ColorKey: View {
      @AppStorage("color") private var c = "blue"
      var body: some View {
        let _ = evaluated("ColorKey")
        Text(c)
      }
    }
    let stage = Stage {
      CarrierKey()
      ColorKey()
    }
    stage.expect(["CarrierKey": 1, "ColorKey": 1])
    try stage.host.type(thirtyKeystrokes, into: "c")
    stage.expect(["CarrierKey": 30])
    #expect(try stage.host.text(in: "c") == thirtyKeystrokes)
  }
}
