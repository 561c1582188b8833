internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// Reported problems with the identity and the number of rows.
@MainActor
struct SemanticsIdentityReportsTests {
  private struct Member: Identifiable {
    let tag: String?
    var id: String { tag ?? UUID().uuidString }
  }

  private struct MemberCell: View {
    let tag: String?
    @State private var seen = 0
    var body: some View {
      let _ = evaluated("MemberCell")
      Text(tag ?? "?").onAppear {
        ran("onAppear")
        seen += 1
      }
    }
  }

  private struct CastRow: View {
    @State private var hover = false
    let members: [Member]
    var body: some View {
      let _ = evaluated("CastRow")
      VStack {
        Button("h") { hover.toggle() }
        Text(hover ? "1" : "0")
        ForEach(members) { MemberCell(tag: $0.tag) }
      }
    }
  }

  @Test func `ROW-08 identities that never stay make all rows anew, and are reported`() throws {
    let members = (0..<8).map { _ in Member(tag: nil) }
    let stage = Stage { CastRow(members: members) }
    stage.expect(["CastRow": 1, "MemberCell": 8], closures: ["onAppear": 8])
    try stage.host.tap("h")
    stage.expect(["CastRow": 1, "MemberCell": 8], closures: ["onAppear": 8])
    #expect(stage.host.findings.map(\.kind) == [.identityChurn])
    #expect(stage.host.findings.first?.view == "CastRow")
    #expect(stage.host.findings.first?.message.contains("'8'") == true)
  }

  @Test func `ROW-08 identities that stay keep the rows`() throws {
    let members = (0..<8).map { Member(tag: "\($0)") }
    let stage = Stage { CastRow(members: members) }
    stage.expect(["CastRow": 1, "MemberCell": 8], closures: ["onAppear": 8])
    try stage.host.tap("h")
    stage.expect(["CastRow": 1], closures: [:])
    #expect(stage.host.findings.isEmpty)
  }

  private struct Stop: Identifiable {
    let id: Int
    let name: String
  }

  private struct StopRow: View {
    let name: String
    var body: some View {
      let _ = evaluated("StopRow")
      Text(name)
    }
  }

  private struct Route: View {
    let stops = [Stop(id: 1, name: "A"), Stop(id: 2, name: "B"), Stop(id: 1, name: "C")]
    var body: some View {
      let _ = evaluated("Route")
      ForEach(stops) { StopRow(name: $0.name) }
    }
  }

  @Test func `ROW-10 two elements of one identity are reported by view and identity`() {
    let stage = Stage { Route() }
    #expect(stage.host.findings.map(\.kind) == [.duplicateIdentity])
    #expect(stage.host.findings.first?.view == "Route")
    #expect(stage.host.findings.first?.message.contains("identity '1'") == true)
    #expect(stage.host.texts == ["A", "B"])
    stage.expect(["Route": 1, "StopRow": 2])
  }

  @Observable
  final class Chart {
    var points: [Int] = []
  }

  private struct Bar: View {
    let height: Int
    var body: some View {
      let _ = evaluated("Bar")
      Text("\(height)")
    }
  }

  private struct ChartA: View {
    let chart: Chart
    var body: some View {
      let _ = evaluated("ChartA")
      ForEach(0..<chart.points.count) { index in Bar(height: chart.points[index]) }
    }
  }

  private struct ChartB: View {
    let chart: Chart
    var body: some View {
      let _ = evaluated("ChartB")
      ForEach(Array(chart.points.indices), id: \.self) { index in
        Bar(height: chart.points[index])
      }
    }
  }

  @Test func `ROW-12 a range that changes keeps its first length and is reported`() {
    let chart = Chart()
    let stage = Stage { ChartA(chart: chart) }
    stage.expect(["ChartA": 1])
    stage.after(expecting: ["ChartA": 1]) { chart.points = Array(1...30) }
    #expect(stage.host.findings.map(\.kind) == [.constantRangeChanged])
    #expect(stage.host.texts.isEmpty)
  }

  @Test func `ROW-12 identities of indices follow the data`() {
    let chart = Chart()
    let stage = Stage { ChartB(chart: chart) }
    stage.expect(["ChartB": 1])
    stage.after(expecting: ["ChartB": 1, "Bar": 30]) { chart.points = Array(1...30) }
    #expect(stage.host.findings.isEmpty)
  }

  // MARK: Laziness

  @Observable
  final class Store13 {
    let ids = Array(0..<6500)
  }

  private struct Row13: View {
    let id: Int
    var body: some View {
      let _ = evaluated("Row13")
      Text("\(id)")
    }
  }

  private struct Screen13: View {
    let store: Store13
    var body: some View {
      let _ = evaluated("Screen13")
      ScrollView { LazyVStack { ForEach(store.ids, id: \.self) { Row13(id: $0) } } }
    }
  }

  private struct PlainScreen13: View {
    let store: Store13
    var body: some View {
      let _ = evaluated("PlainScreen13")
      ScrollView { VStack { ForEach(store.ids, id: \.self) { Row13(id: $0) } } }
    }
  }

  @Test func `ROW-13 a lazy stack makes what is on screen and says how many there are`() {
    var settings = SimulationSettings()
    settings.visibleRows = 17
    let stage = Stage(settings) { Screen13(store: Store13()) }
    stage.expect(["Screen13": 1, "Row13": 18])
    #expect(stage.host.rows == (made: 18, total: 6500))
  }

  @Test func `ROW-13 a plain stack makes every row whatever is on screen`() {
    var settings = SimulationSettings()
    settings.visibleRows = 17
    let stage = Stage(settings) { PlainScreen13(store: Store13()) }
    stage.expect(["PlainScreen13": 1, "Row13": 6500])
  }
}
