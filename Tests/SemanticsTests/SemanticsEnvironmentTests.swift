internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

extension EnvironmentValues {
  fileprivate struct NumberKey: EnvironmentKey {
    static let defaultValue = 0
  }

  fileprivate struct OtherKey: EnvironmentKey {
    static let defaultValue = 0
  }

  /// A store that the default makes anew with each read, as `@Entry var store = Store()` does.
  fileprivate struct FreshStoreKey: EnvironmentKey {
    static var defaultValue: Store { Store() }
  }

  fileprivate struct SharedStoreKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = Store()
  }

  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }

  fileprivate var freshStore: Store {
    get { self[FreshStoreKey.self] }
    set { self[FreshStoreKey.self] = newValue }
  }

  fileprivate var sharedStore: Store {
    get { self[SharedStoreKey.self] }
    set { self[SharedStoreKey.self] = newValue }
  }
}

private final class Store {}

@Observable
private final class Model {
  var a = 0
}

/// Who is evaluated when the environment changes.
@MainActor
struct SemanticsEnvironmentTests {
  private struct R: View {
    @Environment(\.number) private var k
    var body: some View {
      let _ = evaluated("R")
      Text("\(k)")
    }
  }

  private struct Unused: View {
    @Environment(\.number) private var k
    var body: some View {
      let _ = evaluated("Unused")
      Text("x")
    }
  }

  private struct N: View {
    var body: some View {
      let _ = evaluated("N")
      Text("n")
    }
  }

  private struct Mid: View {
    var body: some View {
      let _ = evaluated("Mid")
      R()
    }
  }

  private struct Inner: View {
    var body: some View {
      let _ = evaluated("Inner")
      R().environment(\.number, 9)
    }
  }

  @Test func `EN-001 the readers of a changed key are evaluated and no others`() {
    let stage = Stage {
      Ticker { tick in
        VStack {
          R()
          N()
        }
        .environment(\.number, tick)
      }
    }
    stage.expect(["Ticker": 1, "R": 1, "N": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "R": 1])
    #expect(stage.host.texts == ["1", "tick", "1", "n"])
  }

  @Test func `EN-003 a declared key counts though the body does not read it`() {
    let stage = Stage { Ticker { Unused().environment(\.number, $0) } }
    stage.expect(["Ticker": 1, "Unused": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "Unused": 1])
  }

  @Test func `EN-004 writing an equal value evaluates no reader`() {
    let stage = Stage { Ticker { _ in R().environment(\.number, 5) } }
    stage.expect(["Ticker": 1, "R": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
  }

  @Test func `EN-005 views between writer and reader are left alone`() {
    let stage = Stage { Ticker { Mid().environment(\.number, $0) } }
    stage.expect(["Ticker": 1, "Mid": 1, "R": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "R": 1])
    #expect(stage.host.texts == ["1", "tick", "1"])
  }

  private struct OptionalReader: View {
    @Environment(Model.self) private var m: Model?
    var body: some View {
      let _ = evaluated("OptionalReader")
      Text(m == nil ? "none" : "some")
    }
  }

  @Test func `EN-011 an optional object that nobody injected is nil`() {
    let stage = Stage { OptionalReader() }
    stage.expect(["OptionalReader": 1])
    #expect(stage.host.texts == ["none"])
    #expect(stage.host.findings.isEmpty)
  }

  private struct ModelReader: View {
    @Environment(Model.self) private var m
    var body: some View {
      let _ = evaluated("ModelReader")
      Text("\(m.a)")
    }
  }

  private struct Declarer: View {
    @Environment(Model.self) private var m
    var body: some View {
      let _ = evaluated("Declarer")
      Text("d")
    }
  }

  private struct ModelOwner: View {
    @State private var model = Model()
    var body: some View {
      let _ = evaluated("ModelOwner")
      VStack {
        Button("replace") { model = Model() }
        Button("write") { model.a += 1 }
        ModelReader()
        Declarer()
        N()
      }
      .environment(model)
    }
  }

  @Test func `EN-012 another instance evaluates all who declare the object`() {
    let stage = Stage { ModelOwner() }
    stage.expect(["ModelOwner": 1, "ModelReader": 1, "Declarer": 1, "N": 1])
    stage.tap("write", expecting: ["ModelReader": 1])
    stage.tap("replace", expecting: ["ModelOwner": 1, "ModelReader": 1, "Declarer": 1])
    #expect(stage.host.texts == ["replace", "write", "0", "d", "n"])
    stage.tap("write", expecting: ["ModelReader": 1])
  }

  private struct FreshReader: View {
    @Environment(\.freshStore) private var store
    var body: some View {
      let _ = evaluated("FreshReader")
      Text("f")
    }
  }

  private struct SharedReader: View {
    @Environment(\.sharedStore) private var store
    var body: some View {
      let _ = evaluated("SharedReader")
      Text("s")
    }
  }

  @Test func `EN-013 a default that is made anew differs with every check of the environment`() {
    let stage = Stage {
      Ticker { tick in
        VStack {
          FreshReader()
          SharedReader()
        }
        .environment(\.other, tick)
      }
    }
    stage.expect(["Ticker": 1, "FreshReader": 1, "SharedReader": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "FreshReader": 1])
  }

  private struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      let _ = evaluated("SchemeReader")
      Text(scheme == .dark ? "dark" : "light")
      N()
    }
  }

  @Test func `EN-015 a change by the system evaluates the readers of the key alone`() {
    let stage = Stage {
      SchemeReader()
      R()
    }
    stage.expect(["SchemeReader": 1, "N": 1, "R": 1])
    stage.host.setEnvironment(\.colorScheme, .dark)
    stage.expect(["SchemeReader": 1])
    #expect(stage.host.texts == ["dark", "n", "0"])
  }

  @Test func `EN-016 the nearest writer shadows those further out`() {
    let stage = Stage { Ticker { Inner().environment(\.number, $0) } }
    stage.expect(["Ticker": 1, "Inner": 1, "R": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
    #expect(stage.host.texts == ["1", "tick", "9"])
  }

  private struct Raised: View {
    var body: some View {
      let _ = evaluated("Raised")
      R().transformEnvironment(\.number) { $0 += 100 }
    }
  }

  private struct EnabledReader: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      let _ = evaluated("EnabledReader")
      Text(isEnabled ? "on" : "off")
    }
  }

  private struct NeverDisabled: View {
    var body: some View {
      let _ = evaluated("NeverDisabled")
      EnabledReader().disabled(false)
    }
  }

  @Test func `a modifier that changes a value from further out follows that value`() {
    let raised = Stage { Ticker { Raised().environment(\.number, $0) } }
    raised.expect(["Ticker": 1, "Raised": 1, "R": 1])
    raised.tap("tick", expecting: ["Ticker": 1, "R": 1])
    #expect(raised.host.texts == ["1", "tick", "101"])

    let disabled = Stage { Ticker { NeverDisabled().disabled($0 == 1) } }
    disabled.expect(["Ticker": 1, "NeverDisabled": 1, "EnabledReader": 1])
    disabled.tap("tick", expecting: ["Ticker": 1, "EnabledReader": 1])
    #expect(disabled.host.texts == ["1", "tick", "off"])
  }

  private struct WholeReader: View {
    @Environment(\.self) private var environment
    var body: some View {
      let _ = evaluated("WholeReader")
      Text("\(environment.number)")
    }
  }

  @Test func `of the environment as a whole only the values that the body reads count`() {
    let stage = Stage { Ticker { WholeReader().environment(\.number, $0) } }
    stage.expect(["Ticker": 1, "WholeReader": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "WholeReader": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "WholeReader": 1])
    #expect(stage.host.texts == ["2", "tick", "2"])

    let other = Stage { Ticker { WholeReader().environment(\.other, $0) } }
    other.expect(["Ticker": 1, "WholeReader": 1])
    other.tap("tick", expecting: ["Ticker": 1])
    other.tap("tick", expecting: ["Ticker": 1])
  }

  private struct DeviceReader: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
      let _ = evaluated("DeviceReader")
      Text(phase == .active && !typeSize.isAccessibilitySize ? "\(width == .regular)" : "-")
    }
  }

  @Test func `a view that declares several keys is evaluated for a change of any of them`() {
    let stage = Stage {
      DeviceReader()
      N()
    }
    stage.expect(["DeviceReader": 1, "N": 1])
    stage.host.setEnvironment(\.scenePhase, .active)
    stage.expect([:])
    stage.host.setEnvironment(\.horizontalSizeClass, .regular)
    stage.host.setEnvironment(\.locale, .init(identifier: "de_DE"))
    stage.expect(["DeviceReader": 1])
    #expect(stage.host.texts == ["true", "n"])
    stage.host.setEnvironment(\.scenePhase, .background)
    stage.expect(["DeviceReader": 1])
    #expect(stage.host.texts == ["-", "n"])
  }
}
