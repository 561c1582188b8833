internal import Dispatch
internal import Observation
internal import RenderSim
internal import Testing

@Observable
private class Model {
  var a = 0
  var b = 0
  var maybe: Child?
  var number = Double.nan
  @ObservationIgnored var ignored = 0
}

@Observable
private final class Child {
  var name = ""
}

private final class Special: Model {
  var plain = 0
}

@Observable
private final class SelfMade {
  var n = 0
  init() { n += 1 }
}

private struct ReadingModifier: ViewModifier {
  let m: Model
  func body(content: Content) -> some View {
    let _ = evaluated("ReadingModifier")
    VStack {
      content
      Text("\(m.a)")
    }
  }
}

/// Reads in closures, helpers and modifiers: whose they are.
@MainActor
struct SemanticsObservationScopeTests {
  /// A view whose body is a closure that is handed the model.
  private struct Owner<Content: View>: View {
    let m: Model
    @ViewBuilder let content: @MainActor (Model) -> Content
    var body: some View {
      let _ = evaluated("Owner")
      content(m)
    }
  }

  private func expectOwner(
    reads count: Int,
    _ sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping @MainActor (Model) -> some View
  ) {
    let m = Model()
    let stage = Stage { Owner(m: m, content: content) }
    stage.expect(["Owner": 1], sourceLocation: sourceLocation)
    stage.after(expecting: count == 0 ? [:] : ["Owner": count], sourceLocation: sourceLocation) {
      m.a = 1
    }
  }

  @Test func `closures that run at once read for the body around them`() {
    expectOwner(reads: 1) { m in VStack { Group { Text("\(m.a)") } } }
    expectOwner(reads: 1) { m in
      Section {
        Text("row")
      } header: {
        Text("\(m.a)")
      }
    }
    expectOwner(reads: 1) { m in ScrollView { Text("\(m.a)") } }
    expectOwner(reads: 1) { m in
      Button {
      } label: {
        Text("\(m.a)")
      }
    }
    expectOwner(reads: 1) { m in Text("").background { Text("\(m.a)") } }
    expectOwner(reads: 1) { m in Text("").overlay { Text("\(m.a)") } }
    expectOwner(reads: 1) { m in AnyView(Text("\(m.a)")) }
  }

  @Test func `arguments of modifiers are read by the body`() {
    expectOwner(reads: 1) { m in Text("").onChange(of: m.a) {} }
    expectOwner(reads: 1) { m in Text("").opacity(Double(m.a)) }
    expectOwner(reads: 1) { m in Text("").disabled(m.a > 3) }
    expectOwner(reads: 1) { m in Text("").id(m.a) }
  }

  @Test func `closures that run later read for nobody`() {
    expectOwner(reads: 0) { m in Text("").onDisappear { _ = m.a } }
    expectOwner(reads: 0) { m in Text("").onChange(of: 0, initial: true) { _ = m.a } }
    expectOwner(reads: 0) { m in Text("").onTapGesture { _ = m.a } }
    expectOwner(reads: 0) { m in Toggle("t", isOn: .constant(m.b > 0)) }
  }

  @Test func `an action that writes reads for nobody and costs one evaluation of the reader`() {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        header
        footer()
      }
      private var header: some View { Text("\(m.a)") }
      private func footer() -> some View { Text("\(m.b)") }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1])
    stage.after(expecting: ["P": 1]) { m.a += 1 }
    stage.after(expecting: ["P": 1]) { m.b += 1 }
    stage.after(expecting: ["P": 1]) { for _ in 1...5 { m.a += 1 } }
    stage.after(expecting: [:]) { m.ignored += 1 }
    #expect(stage.host.texts == ["6", "1"])
  }

  @Test func `a modifier's body is a scope of its own`() {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        Text("p").modifier(ReadingModifier(m: m))
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1, "ReadingModifier": 1])
    stage.after(expecting: ["ReadingModifier": 1]) { m.a = 1 }
    #expect(stage.host.texts == ["p", "1"])
  }

  @Test func `properties that a subclass adds without the macro are not tracked`() {
    struct P: View {
      let m: Special
      var body: some View {
        let _ = evaluated("P")
        Text("\(m.a) \(m.plain)")
      }
    }
    let m = Special()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1])
    stage.after(expecting: [:]) { m.plain = 1 }
    stage.after(expecting: ["P": 1]) { m.a = 1 }
    #expect(stage.host.texts == ["1 1"])
  }

  @Test(arguments: [SimulationSettings.StateInitialValue.eager, .lazy])
  func `a model that changes itself while a state makes it ties the creator to it`(
    _ mode: SimulationSettings.StateInitialValue
  ) throws {
    struct Content: View {
      @State private var one = SelfMade()
      var body: some View {
        let _ = evaluated("Content")
        Button("\(one.n)") { one.n = 5 }.accessibilityIdentifier("set")
      }
    }
    struct Root: View {
      var body: some View {
        let _ = evaluated("Root")
        Content()
      }
    }
    var settings = SimulationSettings()
    settings.stateInitialValue = mode
    let stage = Stage(settings) { Root() }
    stage.expect(["Root": 1, "Content": 1])
    try stage.host.tap("set")
    // An eager initial value is made, and read, inside of the creator's body.
    stage.expect(mode == .eager ? ["Root": 1, "Content": 1] : ["Content": 1])
    #expect(stage.host.texts == ["5"])
  }

  @Test func `a nested object is followed from the write that put it there`() {
    let m = Model()
    let stage = Stage { Owner(m: m) { Text($0.maybe?.name ?? "none") } }
    stage.expect(["Owner": 1])
    let child = Child()
    stage.after(expecting: ["Owner": 1]) { m.maybe = child }
    stage.after(expecting: ["Owner": 1]) { child.name = "x" }
    stage.after(expecting: ["Owner": 1]) { m.maybe = nil }
    stage.after(expecting: [:]) { child.name = "y" }
    #expect(stage.host.texts == ["none"])
  }

  @Test func `a value that is not equal to itself is a change`() {
    let m = Model()
    let stage = Stage { Owner(m: m) { Text("\($0.number)") } }
    stage.expect(["Owner": 1])
    stage.after(expecting: ["Owner": 1]) { m.number = .nan }
  }

  @Test func `exchanging values and writing through a key path are changes in place`() {
    let m = Model()
    let stage = Stage { Owner(m: m) { Text("\($0.a)") } }
    stage.expect(["Owner": 1])
    var other = 0
    stage.after(expecting: ["Owner": 1]) { swap(&m.a, &other) }
    stage.after(expecting: [:]) { m[keyPath: \.a] = 0 }
    stage.after(expecting: ["Owner": 1]) { m[keyPath: \.a] = 2 }
  }

  @Test func `writes on other threads are taken up once, on the graph's thread`() {
    nonisolated(unsafe) let m = Model()
    let stage = Stage { Owner(m: m) { Text("\($0.a)") } }
    stage.expect(["Owner": 1])
    stage.after(expecting: ["Owner": 1]) {
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        for value in 1...5 { m.a = value }
        done.signal()
      }
      done.wait()
    }
    #expect(stage.host.texts == ["5"])
  }

  @Test func `another instance in the environment runs those who declare it`() {
    struct Leaf: View {
      @Environment(Model.self) private var m
      @Environment(Child.self) private var none: Child?
      var body: some View {
        let _ = evaluated("Leaf")
        Text("\(m.a) \(none?.name ?? "none")")
      }
    }
    struct Root: View {
      let m: Model
      var body: some View {
        let _ = evaluated("Root")
        Leaf().environment(m)
      }
    }
    let (first, second) = (Model(), Model())
    second.a = 9
    let stage = Stage { Root(m: first) }
    stage.expect(["Root": 1, "Leaf": 1])
    stage.host.replaceRoot { Root(m: second) }
    stage.expect(["Root": 1, "Leaf": 1])
    stage.after(expecting: [:]) { first.a = 1 }
    stage.after(expecting: ["Leaf": 1]) { second.a = 10 }
    #expect(stage.host.texts == ["10 none"])
  }

  @Test func `a bindable made inside a body reads where the binding is made`() throws {
    struct Editor: View {
      @Environment(Model.self) private var m
      var body: some View {
        let _ = evaluated("Editor")
        @Bindable var m = m
        Stepper("count", value: $m.a)
      }
    }
    struct Root: View {
      let m: Model
      var body: some View {
        let _ = evaluated("Root")
        Editor().environment(m)
      }
    }
    let m = Model()
    let stage = Stage { Root(m: m) }
    stage.expect(["Root": 1, "Editor": 1])
    try stage.host.step("count")
    stage.expect(["Editor": 1])
    #expect(m.a == 1)
  }

  @Test func `a row's binding to an element's property ties the row to it`() throws {
    struct Row: View {
      @Bindable var child: Child
      var body: some View {
        let _ = evaluated("Row")
        TextField("name", text: $child.name)
      }
    }
    struct P: View {
      let children: [Child]
      var body: some View {
        let _ = evaluated("P")
        ForEach(children.indices, id: \.self) { Row(child: children[$0]) }
      }
    }
    let children = [Child(), Child()]
    let stage = Stage { P(children: children) }
    stage.expect(["P": 1, "Row": 2])
    try stage.host.type("ab", into: "name")
    stage.expect(["Row": 2])
    #expect(children.map(\.name) == ["ab", ""])
  }
}
