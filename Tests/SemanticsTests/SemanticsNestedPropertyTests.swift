internal import RenderSim
internal import Testing

private final class O: ObservableObject {
  @Published var a = 0
}

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct OtherKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

/// A property made of others, nested two levels deep.
@MainActor
@propertyWrapper
private struct Gauge: DynamicProperty {
  @MainActor
  struct Inner: DynamicProperty {
    @Environment(\.level) var level
    @State var offset = 0
  }

  var inner = Inner()
  @ObservedObject var o: O
  private(set) var updates = 0

  init(_ o: O) { self.o = o }

  var wrappedValue: Int {
    get { inner.level + inner.offset + o.a }
    nonmutating set { inner.offset = newValue }
  }

  var projectedValue: Int { updates }

  mutating func update() { updates += 1 }
}

/// Properties that are made of other properties.
@MainActor
struct SemanticsNestedPropertyTests {
  private struct P: View {
    @Gauge private var gauge: Int
    init(_ o: O) { _gauge = Gauge(o) }
    var body: some View {
      let _ = evaluated("P")
      Button("\(gauge) after \($gauge)") { gauge = 10 }.accessibilityIdentifier("set")
    }
  }

  @Test func `whatever is nested in a property runs the view that declares it`() throws {
    let o = O()
    let stage = Stage { P(o) }
    stage.expect(["P": 1])
    stage.host.setEnvironment(\.level, 1)
    stage.expect(["P": 1])
    stage.after(expecting: ["P": 1]) { o.a = 2 }
    try stage.host.tap("set")
    stage.expect(["P": 1])
    #expect(stage.host.texts == ["13 after 4"])
  }

  @Test func `fields that a property changes in its update run nothing`() {
    let stage = Stage { P(O()) }
    stage.expect(["P": 1])
    stage.host.setEnvironment(\.other, 1)
    stage.expect([:])
  }

  @Test func `an object that nobody wraps is not followed`() {
    struct Plain: View {
      let o: O
      var body: some View {
        let _ = evaluated("Plain")
        Text("\(o.a)")
      }
    }
    let o = O()
    let stage = Stage { Plain(o: o) }
    stage.expect(["Plain": 1])
    stage.after(expecting: [:]) { o.a = 1 }
    #expect(stage.host.texts == ["0"])
  }

  @Test func `another instance from the parent is followed instead of the first`() {
    struct Shown: View {
      @ObservedObject var o: O
      var body: some View {
        let _ = evaluated("Shown")
        Text("\(o.a)")
      }
    }
    let (first, second) = (O(), O())
    let stage = Stage { Shown(o: first) }
    stage.expect(["Shown": 1])
    stage.host.replaceRoot { Shown(o: second) }
    stage.expect(["Shown": 1])
    stage.after(expecting: [:]) { first.a = 1 }
    stage.after(expecting: ["Shown": 1]) { second.a = 2 }
    stage.after(expecting: ["Shown": 2]) {
      second.a = 3
      withAnimation { second.a = 4 }
    }
    #expect(stage.host.texts == ["4"])
  }

  @Test func `a binding to an object's property writes it and runs the observers`() throws {
    struct Field: View {
      @Binding var a: Int
      var body: some View {
        let _ = evaluated("Field")
        Stepper("\(a)", value: $a).accessibilityIdentifier("count")
      }
    }
    struct Holder: View {
      @StateObject private var o = O()
      var body: some View {
        let _ = evaluated("Holder")
        Field(a: $o.a)
        Text("\(o.a)")
      }
    }
    let stage = Stage { Holder() }
    stage.expect(["Holder": 1, "Field": 1])
    try stage.host.step("count")
    stage.expect(["Holder": 1, "Field": 1])
    #expect(stage.host.texts.last == "1")
  }
}
