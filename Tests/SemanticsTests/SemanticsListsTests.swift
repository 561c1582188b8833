internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// Which rows and closures of a list are evaluated when it appears and when its owner runs.
@MainActor
struct SemanticsListsTests {
  struct Line: Identifiable {
    let id: Int
    var q: Int
    var isOK = true

    static func make(_ count: Int) -> [Line] { (0..<count).map { Line(id: $0, q: $0 * 10) } }
  }

  @Observable
  final class Store {
    var lines: [Line]
    var ticks = 0

    init(_ count: Int) {
      lines = Line.make(count)
    }
  }

  private struct Row: View {
    let q: Int
    var body: some View {
      let _ = evaluated("Row")
      Text("\(q)")
    }
  }

  // MARK: Appearing

  private struct EagerRows: View {
    let lines: [Line]
    var body: some View {
      let _ = evaluated("EagerRows")
      ScrollView { VStack { ForEach(lines) { Row(q: $0.q) } } }
    }
  }

  @Test func `LZ-001 a stack in a scroll view evaluates every row`() {
    let stage = Stage { EagerRows(lines: Line.make(1000)) }
    stage.expect(["EagerRows": 1, "Row": 1000])
    #expect(stage.host.texts.count == 1000)
  }

  private struct LargeList: View {
    let lines: [Line]
    var body: some View {
      let _ = evaluated("LargeList")
      List(lines) { line in
        let _ = ran("closure")
        Row(q: line.q)
      }
    }
  }

  @Test func `LZ-003 a list makes its visible rows and one more, and runs each closure twice`() {
    var settings = SimulationSettings()
    settings.visibleRows = 17
    let stage = Stage(settings) { LargeList(lines: Line.make(6500)) }
    stage.expect(["LargeList": 1, "Row": 18], closures: ["closure": 36])
  }

  private struct UnevenList<Content: View>: View {
    let lines: [Line]
    @ViewBuilder let content: (Line) -> Content
    var body: some View {
      let _ = evaluated("UnevenList")
      List(lines) { line in
        let _ = ran("closure of \(line.id)")
        content(line)
      }
    }
  }

  private func expectEveryClosure(
    _ content: @escaping (Line) -> some View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var settings = SimulationSettings()
    settings.visibleRows = 5
    let stage = Stage(settings) { UnevenList(lines: Line.make(40), content: content) }
    let closures = Set(Tally.closures.keys)
    #expect(closures == Set((0..<40).map { "closure of \($0)" }), sourceLocation: sourceLocation)
    stage.expect(["UnevenList": 1, "Row": 6], sourceLocation: sourceLocation)
  }

  @Test func `LZ-005 an if without else runs the closure of every row`() {
    expectEveryClosure { line in Group { if line.isOK { Row(q: line.q) } } }
  }

  @Test func `LZ-005 a switch runs the closure of every row`() {
    expectEveryClosure { line in
      Group {
        switch line.q % 3 {
        case 0: Row(q: line.q)
        case 1:
          Row(q: line.q)
          Divider()
        default: Row(q: -line.q)
        }
      }
    }
  }

  @Test func `LZ-005 an erased view runs the closure of every row`() {
    expectEveryClosure { line in AnyView(Row(q: line.q)) }
  }

  private func expectClosuresOnScreen(
    _ content: @escaping (Line) -> some View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var settings = SimulationSettings()
    settings.visibleRows = 5
    let stage = Stage(settings) { UnevenList(lines: Line.make(40), content: content) }
    #expect(Tally.closures.count == 6, sourceLocation: sourceLocation)
    stage.expect(["UnevenList": 1, "Row": 6], sourceLocation: sourceLocation)
  }

  @Test func `LZ-005 a condition inside of a stack leaves the other closures alone`() {
    expectClosuresOnScreen { line in HStack { if line.isOK { Row(q: line.q) } } }
  }

  @Test func `LZ-005 branches of one view each leave the other closures alone`() {
    expectClosuresOnScreen { line in
      Group { if line.q == 10 { Row(q: -1) } else { Row(q: line.q) } }
    }
  }

  // MARK: The owner runs

  private enum Filtering {
    struct P: View {
      let store: Store
      var body: some View {
        let _ = evaluated("P")
        let _ = store.ticks
        ForEach(store.lines.filter(isShown)) { Row(q: $0.q) }
      }

      private func isShown(_ line: Line) -> Bool {
        ran("filter closure")
        return line.isOK
      }
    }
  }

  @Test func `LZ-007 a filter in the data runs for each element with each evaluation`() {
    let store = Store(30)
    store.lines[4].isOK = false
    let stage = Stage { Filtering.P(store: store) }
    stage.expect(["P": 1, "Row": 29], closures: ["filter closure": 30])
    stage.after(expecting: ["P": 1], closures: ["filter closure": 30]) { store.ticks += 1 }
  }

  private enum OffScreen {
    struct P: View {
      let store: Store
      var body: some View {
        let _ = evaluated("P")
        List(store.lines) { line in
          let _ = ran("closure")
          Row(q: line.q)
        }
      }
    }
  }

  @Test func `LZ-010 a changed element off screen runs closures on screen and no row`() {
    let store = Store(100)
    var settings = SimulationSettings()
    settings.visibleRows = 9
    settings.closureRunsPerNewListRow = 1
    let stage = Stage(settings) { OffScreen.P(store: store) }
    stage.expect(["P": 1, "Row": 10], closures: ["closure": 10])
    stage.after(expecting: ["P": 1], closures: ["closure": 10]) { store.lines[99].q += 1 }
    stage.after(expecting: ["P": 1, "Row": 1], closures: ["closure": 10]) {
      store.lines[3].q += 1
    }
  }

  // MARK: Rows with closures

  private enum Tapping {
    struct Row: View {
      let q: Int
      let tap: @MainActor () -> Void
      var body: some View {
        let _ = evaluated("Row")
        Button("\(q)", action: tap)
      }
    }

    struct P: View {
      let store: Store
      @State private var selected: Int?
      var body: some View {
        let _ = evaluated("P")
        let _ = store.ticks
        List(store.lines) { line in Tapping.Row(q: line.q, tap: { select(line) }) }
      }

      private func select(_ line: Line) { selected = line.id }
    }
  }

  @Test func `LZ-018 rows with a capturing closure run with their owner`() {
    let store = Store(100)
    var settings = SimulationSettings()
    settings.visibleRows = 11
    let stage = Stage(settings) { Tapping.P(store: store) }
    stage.expect(["P": 1, "Row": 12])
    stage.after(expecting: ["P": 1, "Row": 12]) { store.ticks += 1 }
  }

  private enum Comparing {
    struct Row: View, Equatable {
      let q: Int
      let tap: @MainActor () -> Void
      nonisolated static func == (old: Row, new: Row) -> Bool { old.q == new.q }
      var body: some View {
        let _ = evaluated("Row")
        Button("\(q)", action: tap)
      }
    }

    struct P: View {
      let store: Store
      @State private var selected: Int?
      var body: some View {
        let _ = evaluated("P")
        let _ = store.ticks
        List(store.lines) { line in
          Comparing.Row(q: line.q, tap: { selected = line.id }).equatable()
        }
      }
    }
  }

  @Test func `LZ-019 rows that compare by their own rule are left alone`() {
    let store = Store(100)
    var settings = SimulationSettings()
    settings.visibleRows = 11
    let stage = Stage(settings) { Comparing.P(store: store) }
    stage.expect(["P": 1, "Row": 12])
    stage.after(expecting: ["P": 1]) { store.ticks += 1 }
    stage.after(expecting: ["P": 1, "Row": 1]) { store.lines[2].q = -1 }
  }

  // MARK: Rows with models of their own

  @Observable
  final class Counter: Identifiable {
    let id: Int
    var count = 0

    init(_ id: Int) {
      self.id = id
    }
  }

  @Observable
  final class Counters {
    var rows = [Counter(0), Counter(1)]
  }

  private enum Counting {
    struct Row: View {
      let counter: Counter
      var body: some View {
        let _ = evaluated("Row")
        Text("\(counter.count)")
      }
    }

    struct Owner: View {
      let counters: Counters
      var body: some View {
        let _ = evaluated("Owner")
        Text("First: \(counters.rows[0].count)")
        ForEach(counters.rows) { counter in
          let _ = ran("closure")
          Counting.Row(counter: counter)
        }
      }
    }
  }

  @Test func `LZ-016 a change that the owner shows runs all closures and the changed row`() {
    let counters = Counters()
    let stage = Stage { Counting.Owner(counters: counters) }
    stage.expect(["Owner": 1, "Row": 2], closures: ["closure": 2])
    stage.after(expecting: ["Owner": 1, "Row": 1], closures: ["closure": 2]) {
      counters.rows[0].count += 1
    }
    #expect(stage.host.texts == ["First: 1", "1", "0"])
  }

  @Test func `LZ-017 a change that the owner does not read runs the changed row only`() {
    let counters = Counters()
    let stage = Stage { Counting.Owner(counters: counters) }
    stage.expect(["Owner": 1, "Row": 2], closures: ["closure": 2])
    stage.after(expecting: ["Row": 1], closures: [:]) { counters.rows[1].count += 1 }
    #expect(stage.host.texts == ["First: 0", "0", "1"])
  }
}
