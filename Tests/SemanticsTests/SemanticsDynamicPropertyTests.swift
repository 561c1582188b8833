internal import RenderSim
internal import Testing

/// A property with a state of its own that says when it is updated.
@MainActor
@propertyWrapper
private struct W: DynamicProperty {
  private let name: String
  @State private var n = 0

  init(_ name: String = "update") { self.name = name }

  var wrappedValue: Int {
    get { n }
    nonmutating set { n = newValue }
  }

  mutating func update() {
    ran(name)
    Order.events.append(name)
  }
}

@MainActor
private enum Order {
  static var events: [String] = []
}

/// Has a state, but the engine does not know.
@MainActor
@propertyWrapper
private struct Bad {
  @State private var n = 0

  var wrappedValue: Int {
    get { n }
    nonmutating set { n = newValue }
  }
}

@MainActor
private struct G {
  @State var n = 0
}

private struct UnrelatedKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct ReadKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var unrelated: Int {
    get { self[UnrelatedKey.self] }
    set { self[UnrelatedKey.self] = newValue }
  }

  fileprivate var k: Int {
    get { self[ReadKey.self] }
    set { self[ReadKey.self] = newValue }
  }
}

/// Properties of views that are brought up to date before the body runs.
@MainActor
struct SemanticsDynamicPropertyTests {
  @Test func `DP-001 a property is updated before the body is evaluated`() throws {
    struct P: View {
      @W private var w
      var body: some View {
        let _ = evaluated("P")
        let _ = Order.events.append("body")
        Text("\(w)")
        Button("add") { w += 1 }
      }
    }
    Order.events = []
    let stage = Stage { P() }
    stage.expect(["P": 1], closures: ["update": 1])
    #expect(Order.events == ["update", "body"])
    try stage.host.tap("add")
    stage.expect(["P": 1], closures: ["update": 1])
    #expect(stage.host.texts.first == "1")
  }

  @Test func `DP-005 a property may be updated without an evaluation following`() {
    struct P: View {
      @Environment(\.k) private var k
      @W private var w
      var body: some View {
        let _ = evaluated("P")
        Text("\(w)")
      }
    }
    let stage = Stage { P() }
    stage.expect(["P": 1], closures: ["update": 1])
    // Either way is possible; the gate in front of the body looks at every property.
    stage.after(expecting: [:], closures: ["update": 1]) {
      stage.host.setEnvironment(\.unrelated, 1)
    }
    stage.after(expecting: ["P": 1], closures: ["update": 1]) {
      stage.host.setEnvironment(\.k, 1)
    }
  }

  @Test func `DP-006 a wrapper that is no dynamic property keeps its default`() throws {
    struct P: View {
      @Bad private var w
      var body: some View {
        let _ = evaluated("P")
        Text("\(w)")
        Button("set") { w = 1 }
      }
    }
    let stage = Stage { P() }
    stage.expect(["P": 1])
    try stage.host.tap("set")
    stage.expect([:])
    #expect(stage.host.texts.first == "0")
  }

  @Test func `DP-007 dynamic properties inside of a plain field are not found`() throws {
    struct P: View {
      var g = G()
      var body: some View {
        let _ = evaluated("P")
        Text("\(g.n)")
        Button("set") { g.n = 1 }
      }
    }
    let stage = Stage { P() }
    stage.expect(["P": 1])
    try stage.host.tap("set")
    stage.expect([:])
    #expect(stage.host.texts.first == "0")
  }

  @Test func `DP-010 properties are updated in the order of their declaration`() {
    struct P: View {
      @W("a") private var a
      @W("b") private var b
      var body: some View {
        let _ = evaluated("P")
        let _ = Order.events.append("body")
        Text("\(a + b)")
      }
    }
    Order.events = []
    let stage = Stage { P() }
    stage.expect(["P": 1], closures: ["a": 1, "b": 1])
    #expect(Order.events == ["a", "b", "body"])
  }
}
