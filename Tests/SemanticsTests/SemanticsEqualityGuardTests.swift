internal import Observation
internal import RenderSim
internal import Testing

private struct Settings {
  var a = 0
}

private struct EqualSettings: Equatable {
  var a = 0
  var b = 0
}

private final class Reference {}

private final class EqualReference: Equatable {
  let v: Int
  init(_ v: Int = 1) { self.v = v }
  static func == (a: EqualReference, b: EqualReference) -> Bool { a.v == b.v }
}

private struct Sloppy: Equatable {
  var n = 0
  static func == (a: Sloppy, b: Sloppy) -> Bool { true }
}

private enum Phase { case idle, busy }

private enum Load {
  case idle
  case failed(String)
}

@Observable
private final class Model {
  var a = 0
  var text = ""
  var number = 1.5
  var isOn = false
  var maybe: Int?
  var list = [1, 2]
  var table = ["a": 1]
  var set: Set<Int> = [1]
  var phase = Phase.idle
  var load = Load.idle
  var plain = Settings()
  var equal = EqualSettings()
  var reference = Reference()
  var maybeReference: Reference?
  var equalReference = EqualReference()
  var pair = (0, 0)
  var action: () -> Void = {}
  var anything: Any = 0
  var existential: any CustomStringConvertible = 0
  var sloppy = Sloppy()
}

/// One write to a property whose reader is on screen, and what it costs.
private struct GuardedWrite: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let evaluations: Int
  let read: @MainActor @Sendable (Model) -> Void
  let write: @MainActor @Sendable (Model) -> Void

  init(
    _ description: String,
    costs evaluations: Int,
    read: @escaping @MainActor @Sendable (Model) -> Void,
    write: @escaping @MainActor @Sendable (Model) -> Void
  ) {
    testDescription = description
    self.evaluations = evaluations
    self.read = read
    self.write = write
  }

  static let equalWrites = [
    GuardedWrite("OBS-029 Int", costs: 0, read: { _ = $0.a }, write: { $0.a = 0 }),
    GuardedWrite("OBS-029 String", costs: 0, read: { _ = $0.text }, write: { $0.text = "" }),
    GuardedWrite("OBS-029 Double", costs: 0, read: { _ = $0.number }, write: { $0.number = 1.5 }),
    GuardedWrite("OBS-029 Bool", costs: 0, read: { _ = $0.isOn }, write: { $0.isOn = false }),
    GuardedWrite("OBS-029 Optional", costs: 0, read: { _ = $0.maybe }, write: { $0.maybe = nil }),
    GuardedWrite("OBS-029 Array", costs: 0, read: { _ = $0.list }, write: { $0.list = [1, 2] }),
    GuardedWrite(
      "OBS-029 Dictionary",
      costs: 0,
      read: { _ = $0.table },
      write: { $0.table = ["a": 1] }
    ),
    GuardedWrite("OBS-029 Set", costs: 0, read: { _ = $0.set }, write: { $0.set = [1] }),
    GuardedWrite("OBS-029 enum", costs: 0, read: { _ = $0.phase }, write: { $0.phase = .idle }),
    GuardedWrite("OBS-031 in place", costs: 1, read: { _ = $0.a }, write: { $0.a += 0 }),
    GuardedWrite(
      "OBS-031 mutating call",
      costs: 1,
      read: { _ = $0.list },
      write: { $0.list.sort() }
    ),
    GuardedWrite("OBS-031 subscript", costs: 1, read: { _ = $0.list }, write: { $0.list[0] = 1 }),
    GuardedWrite("OBS-031 inout", costs: 1, read: { _ = $0.a }, write: { untouched(&$0.a) }),
    GuardedWrite("OBS-031 field", costs: 1, read: { _ = $0.equal }, write: { $0.equal.a = 0 }),
    GuardedWrite(
      "OBS-035 plain struct",
      costs: 1,
      read: { _ = $0.plain },
      write: { $0.plain = Settings() }
    ),
    GuardedWrite(
      "OBS-036 same reference",
      costs: 0,
      read: { _ = $0.reference },
      write: { $0.reference = $0.reference }
    ),
    GuardedWrite(
      "OBS-036 other reference",
      costs: 1,
      read: { _ = $0.reference },
      write: { $0.reference = Reference() }
    ),
    GuardedWrite(
      "OBS-037 optional reference",
      costs: 1,
      read: { _ = $0.maybeReference },
      write: { $0.maybeReference = nil }
    ),
    GuardedWrite("OBS-040 tuple", costs: 1, read: { _ = $0.pair }, write: { $0.pair = (0, 0) }),
    GuardedWrite("OBS-040 closure", costs: 1, read: { _ = $0.action }, write: { $0.action = {} }),
    GuardedWrite("OBS-040 Any", costs: 1, read: { _ = $0.anything }, write: { $0.anything = 0 }),
    GuardedWrite(
      "OBS-040 any P",
      costs: 1,
      read: { _ = $0.existential },
      write: { $0.existential = 0 }
    ),
    GuardedWrite(
      "OBS-040 enum with payload",
      costs: 1,
      read: { _ = $0.load },
      write: { $0.load = .idle }
    ),
    GuardedWrite(
      "OBS-043 key path",
      costs: 0,
      read: { _ = $0.equal.a },
      write: { $0[keyPath: \.equal.a] = 0 }
    ),
    GuardedWrite(
      "OBS-045 other field",
      costs: 1,
      read: { _ = $0.equal.a },
      write: { $0.equal.b = 1 }
    ),
  ]
}

@MainActor private func untouched(_ value: inout Int) {}

private enum Guarded {
  struct P: View {
    let m: Model
    let read: @MainActor (Model) -> Void
    var body: some View {
      let _ = evaluated("P")
      let _ = read(m)
      Text("p")
    }
  }
}

/// Which writes of the stored value again are changes, by the type of the property.
@MainActor
struct SemanticsEqualityGuardTests {
  @Test(arguments: GuardedWrite.equalWrites)
  fileprivate func `OBS-029, 031, 035, 036, 037, 040, 043, 045 writes count by their type`(
    _ write: GuardedWrite
  ) {
    let m = Model()
    let stage = Stage { Guarded.P(m: m, read: write.read) }
    stage.expect(["P": 1])
    stage.after(expecting: write.evaluations == 0 ? [:] : ["P": write.evaluations]) {
      write.write(m)
    }
  }

  @Test func `OBS-030 a model of an older compiler announces equal values too`() {
    struct P: View {
      let m: OlderModel
      var body: some View {
        let _ = evaluated("P")
        Text("\(m.a)")
      }
    }
    let m = OlderModel()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1])
    stage.after(expecting: ["P": 1]) { m.a = 0 }
  }

  @Test func `OBS-038 another instance that is equal goes unnoticed`() {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        Text("\(m.equalReference.v)")
      }
    }
    let m = Model()
    let other = EqualReference()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1])
    stage.after(expecting: [:]) { m.equalReference = other }
    #expect(m.equalReference === other)
    stage.after(expecting: ["P": 1]) { m.equalReference = EqualReference(2) }
    #expect(stage.host.texts == ["2"])
  }

  @Test func `OBS-041 an equality that leaves fields out hides writes from the screen`() {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        Text("\(m.sloppy.n)")
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1])
    stage.after(expecting: [:]) { m.sloppy = Sloppy(n: 9) }
    #expect(m.sloppy.n == 9)
    #expect(stage.host.texts == ["0"])
  }
}

/// What the macro of Swift 5.9 to 6.1 made of a class: a setter without a comparison.
private final class OlderModel: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = 0

  var a: Int {
    get {
      registrar.access(self, keyPath: \.a)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.a) { stored = newValue } }
  }
}
