internal import Foundation
internal import RenderSim
internal import Testing

/// How the value that a parent gives is compared with the one before.
@MainActor
struct SemanticsComparisonTests {
  private struct NoFields: View {
    var body: some View {
      let _ = evaluated("NoFields")
      Text("k")
    }
  }

  private struct Number: View {
    let a: Int
    var body: some View {
      let _ = evaluated("Number")
      Text("\(a)")
    }
  }

  private struct UnusedNumber: View {
    let a: Int
    var body: some View {
      let _ = evaluated("UnusedNumber")
      Text("const")
    }
  }

  private struct RandomDefault: View {
    let id = UUID()
    var body: some View {
      let _ = evaluated("RandomDefault")
      Text("k")
    }
  }

  /// A child with one stored value of any type, which its body does not use.
  private struct Holder<Value>: View {
    let value: Value
    var body: some View {
      let _ = evaluated("Holder")
      Text("k")
    }
  }

  @Test func `DF-001 a child without stored properties is not evaluated with its parent`() {
    let stage = Stage { Ticker { _ in NoFields() } }
    stage.expect(["Ticker": 1, "NoFields": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
  }

  @Test func `DF-003 a child is evaluated when a number that it is given differs`() {
    let stage = Stage { Ticker { Number(a: $0) } }
    stage.expect(["Ticker": 1, "Number": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "Number": 1])
    #expect(stage.host.texts == ["1", "tick", "1"])
  }

  @Test func `DF-004 a stored property counts though the body never reads it`() {
    let stage = Stage { Ticker { UnusedNumber(a: $0) } }
    stage.expect(["Ticker": 1, "UnusedNumber": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "UnusedNumber": 1])
  }

  @Test func `DF-005 a default that is random makes every value of the child a new one`() {
    let stage = Stage { Ticker { _ in RandomDefault() } }
    stage.expect(["Ticker": 1, "RandomDefault": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "RandomDefault": 1])
  }

  @Test func `DF-006 strings built anew with equal content are equal`() {
    let stage = Stage { Ticker { Holder(value: "some long string that needs the heap \($0 * 0)") } }
    stage.expect(["Ticker": 1, "Holder": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
  }

  private struct Plain {
    var a = 0
  }

  @Test func `DF-008 arrays of values without equality differ when their storage is another one`() {
    let stage = Stage { Ticker { tick in Holder(value: [Plain(a: tick * 0)].map { $0 }) } }
    stage.expect(["Ticker": 1, "Holder": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "Holder": 1])

    let kept = [Plain()]
    let same = Stage { Ticker { _ in Holder(value: kept) } }
    same.expect(["Ticker": 1, "Holder": 1])
    same.tap("tick", expecting: ["Ticker": 1])
  }

  private final class Reference {
    private(set) var v = 0
    func count(to value: Int) { v = value }
  }

  @Test func `DF-009 the same class instance is equal`() {
    let shared = Reference()
    let stage = Stage {
      Ticker { tick in
        let _ = shared.count(to: tick)
        Holder(value: shared)
      }
    }
    stage.expect(["Ticker": 1, "Holder": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
  }

  @Test func `DF-010 another class instance differs`() {
    let stage = Stage { Ticker { _ in Holder(value: Reference()) } }
    stage.expect(["Ticker": 1, "Holder": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "Holder": 1])
  }

  private struct Action: View {
    let f: () -> Void
    var body: some View {
      let _ = evaluated("Action")
      Text("k")
    }
  }

  private struct ActionParent: View {
    @State private var tick = 0
    var body: some View {
      let _ = evaluated("ActionParent")
      VStack {
        Text("\(tick)")
        Button("tick") { tick += 1 }
        Action(f: { tick = 0 })
      }
    }
  }

  @Test func `DF-013 a closure that captures the view with its state differs each time`() {
    let stage = Stage { ActionParent() }
    stage.expect(["ActionParent": 1, "Action": 1])
    stage.tap("tick", expecting: ["ActionParent": 1, "Action": 1])
  }

  private struct NamedByString: View, Equatable {
    let s: String
    let n: Int
    nonisolated static func == (a: Self, b: Self) -> Bool { a.s == b.s }
    var body: some View {
      let _ = evaluated("NamedByString")
      Text(s)
    }
  }

  private struct NamedByNumber: View, Equatable {
    let s: Int
    let n: Int
    nonisolated static func == (a: Self, b: Self) -> Bool { a.s == b.s }
    var body: some View {
      let _ = evaluated("NamedByNumber")
      Text("\(s)")
    }
  }

  @Test func `DF-016 a view that is not trivial is compared by its own equality`() {
    let stage = Stage { Ticker { NamedByString(s: "x", n: $0) } }
    stage.expect(["Ticker": 1, "NamedByString": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
  }

  @Test func `DF-017 a trivial view is compared by its bytes whatever its equality says`() {
    let stage = Stage { Ticker { NamedByNumber(s: 1, n: $0) } }
    stage.expect(["Ticker": 1, "NamedByNumber": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "NamedByNumber": 1])
  }

  @Test func `DF-018 equatable() has a trivial view compared by its own equality`() {
    let stage = Stage { Ticker { NamedByNumber(s: 1, n: $0).equatable() } }
    stage.expect(["Ticker": 1, "NamedByNumber": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
  }

  private struct Configuration {
    var a = 1
    var s = "x"
  }

  @Test func `DF-019 a struct without equality is compared field by field`() {
    let stage = Stage { Ticker { Holder(value: Configuration(a: 1 + $0 * 0, s: "x\($0 * 0)")) } }
    stage.expect(["Ticker": 1, "Holder": 1])
    stage.tap("tick", expecting: ["Ticker": 1])

    let other = Stage { Ticker { Holder(value: Configuration(a: 1, s: "x\($0)")) } }
    other.expect(["Ticker": 1, "Holder": 1])
    other.tap("tick", expecting: ["Ticker": 1, "Holder": 1])
  }

  private struct L: View {
    let a: Int
    var body: some View {
      let _ = evaluated("L")
      Text("\(a)")
    }
  }

  @Test func `DF-022 of two children only the one that changed is evaluated`() {
    let stage = Stage {
      Ticker { tick in
        Number(a: tick)
        L(a: 1)
      }
    }
    stage.expect(["Ticker": 1, "Number": 1, "L": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "Number": 1])
  }

  private struct FirstComparison: View {
    let s: String
    let n: Int?
    var body: some View {
      let _ = evaluated("FirstComparison")
      Text("k")
    }
  }

  @Test func `DF-061 the first comparison of a type is as exact as every later one`() {
    let stage = Stage { Ticker { FirstComparison(s: "long heap string \($0 * 0)", n: nil) } }
    stage.expect(["Ticker": 1, "FirstComparison": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
  }

  @Test func `equatable() on a view without a body says nothing about the views after it`() {
    let stage = Stage {
      Ticker { tick in
        Text("x").equatable()
        Number(a: tick)
      }
    }
    stage.expect(["Ticker": 1, "Number": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "Number": 1])
  }
}
