internal import Observation
internal import RenderSim
internal import Testing

@Observable
private final class Model {
  var a = 0
}

/// What is a view with a gate of its own, and what is part of the body around it.
@MainActor
struct SemanticsBoundaryTests {
  private struct K: View {
    let a: Int
    var body: some View {
      let _ = evaluated("K")
      Text("k\(a)")
    }
  }

  private struct Box<C: View>: View {
    let content: C
    init(@ViewBuilder content: () -> C) { self.content = content() }
    var body: some View {
      let _ = evaluated("Box")
      content
    }
  }

  @Test func `DF-025 a container that stores built content is skipped while it is equal`() {
    let stage = Stage { Ticker { _ in Box { Text("const") } } }
    stage.expect(["Ticker": 1, "Box": 1])
    stage.tap("tick", expecting: ["Ticker": 1])

    let other = Stage { Ticker { tick in Box { Text("\(tick)") } } }
    other.expect(["Ticker": 1, "Box": 1])
    other.tap("tick", expecting: ["Ticker": 1, "Box": 1])
  }

  private struct Builders: View {
    @State private var tick = 0
    var body: some View {
      let _ = evaluated("Builders")
      Button("tick") { tick += 1 }
      Group {
        let _ = ran("group")
        Text("\(tick)")
      }
      Section {
        let _ = ran("section")
        Text("const")
      }
      VStack {
        let _ = ran("stack")
        Text("const")
      }
    }
  }

  @Test func `DF-028 builders of groups, sections and stacks run with the body around them`() {
    let stage = Stage { Builders() }
    stage.expect(["Builders": 1], closures: ["group": 1, "section": 1, "stack": 1])
    stage.tap(
      "tick",
      expecting: ["Builders": 1],
      closures: ["group": 1, "section": 1, "stack": 1]
    )
  }

  private struct Padded: ViewModifier {
    let w: Int
    func body(content: Content) -> some View {
      let _ = evaluated("Padded")
      content.padding()
    }
  }

  @Test func `DF-029 a modifier is gated by its own fields and so is what it modifies`() {
    let stage = Stage { Ticker { _ in K(a: 1).modifier(Padded(w: 1)) } }
    stage.expect(["Ticker": 1, "Padded": 1, "K": 1])
    stage.tap("tick", expecting: ["Ticker": 1])

    let modifier = Stage { Ticker { K(a: 1).modifier(Padded(w: $0)) } }
    modifier.expect(["Ticker": 1, "Padded": 1, "K": 1])
    modifier.tap("tick", expecting: ["Ticker": 1, "Padded": 1])

    let content = Stage { Ticker { K(a: $0).modifier(Padded(w: 1)) } }
    content.expect(["Ticker": 1, "Padded": 1, "K": 1])
    content.tap("tick", expecting: ["Ticker": 1, "K": 1])
    #expect(content.host.texts == ["1", "tick", "k1"])
  }

  @Test func `DF-031 an erased view of the same type is compared like any other`() {
    let stage = Stage { Ticker { _ in AnyView(K(a: 1)) } }
    stage.expect(["Ticker": 1, "K": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
  }

  private struct Erased: View {
    let isCounted: Bool
    var body: AnyView {
      let _ = evaluated("Erased")
      return AnyView(erasing: VStack { AnyView(erasing: K(a: 1)) })
    }
  }

  @Test func `DF-056 erasing every opaque type, as debug builds do, changes no count`() {
    let stage = Stage { Ticker { AnyView(erasing: Erased(isCounted: $0 >= 0)) } }
    stage.expect(["Ticker": 1, "Erased": 1, "K": 1])
    stage.tap("tick", expecting: ["Ticker": 1])

    let other = Stage { Ticker { AnyView(erasing: Erased(isCounted: $0 == 0)) } }
    other.expect(["Ticker": 1, "Erased": 1, "K": 1])
    other.tap("tick", expecting: ["Ticker": 1, "Erased": 1])
  }

  private struct Reader: View {
    let m: Model
    var body: some View {
      let _ = evaluated("Reader")
      Text("\(m.a)")
    }
  }

  private struct Writer: View {
    @State private var tick = 0
    let m: Model
    var body: some View {
      let _ = evaluated("Writer")
      VStack {
        Button("go \(tick)") {
          tick += 1
          m.a += 1
        }
        .accessibilityIdentifier("go")
        Reader(m: m)
      }
    }
  }

  @Test func `DF-058 an equal value and a write to what was read cost one evaluation`() {
    let model = Model()
    let stage = Stage { Writer(m: model) }
    stage.expect(["Writer": 1, "Reader": 1])
    stage.tap("go", expecting: ["Writer": 1, "Reader": 1])
    #expect(stage.host.texts == ["go 1", "1"])
  }

  private struct OptionalBox: View {
    let k: K?
    var body: some View {
      let _ = evaluated("OptionalBox")
      k
    }
  }

  @Test func `DF-059 an optional view appears when its box is given one`() {
    let stage = Stage { Ticker { OptionalBox(k: $0 == 0 ? nil : K(a: 1)) } }
    stage.expect(["Ticker": 1, "OptionalBox": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "OptionalBox": 1, "K": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
    #expect(stage.host.texts == ["2", "tick", "k1"])
  }
}
