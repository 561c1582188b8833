internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// Which rows lazy containers make when they appear and while people scroll.
@MainActor
struct SemanticsScrollingTests {
  private struct Row: View {
    let q: Int
    var body: some View {
      let _ = evaluated("Row")
      Text("\(q)").onAppear { ran("onAppear") }
    }
  }

  private func settings(visibleRows: Int) -> SimulationSettings {
    var settings = SimulationSettings()
    settings.visibleRows = visibleRows
    return settings
  }

  private enum Stacked {
    struct P: View {
      let count: Int
      var body: some View {
        let _ = evaluated("P")
        ScrollView { LazyVStack { ForEach(Array(0..<count), id: \.self) { Row(q: $0) } } }
      }
    }
  }

  @Test func `LZ-011 scrolling evaluates the rows that come in`() {
    let stage = Stage(settings(visibleRows: 10)) { Stacked.P(count: 200) }
    stage.expect(["P": 1, "Row": 11])
    stage.host.scroll(byRows: 7)
    stage.expect(["Row": 7])
    #expect(stage.host.rows.made == 18)
    #expect(stage.host.rows.total == 200)
  }

  @Test func `LZ-011 scrolling stops at the last row`() {
    let stage = Stage(settings(visibleRows: 10)) { Stacked.P(count: 25) }
    stage.expect(["P": 1, "Row": 11])
    stage.host.scroll(byRows: 100)
    stage.expect(["Row": 14])
    stage.host.scroll(byRows: -5)
    stage.host.scroll(byRows: 5)
    stage.expect([:])
  }

  @Test func `LZ-012 scrolling back finds the rows that were seen`() {
    let stage = Stage(settings(visibleRows: 10)) { Stacked.P(count: 200) }
    stage.host.scroll(byRows: 20)
    stage.expect(["P": 1, "Row": 31])
    stage.host.scroll(byRows: -20)
    stage.expect([:], closures: [:])
    stage.host.scroll(byRows: 21)
    stage.expect(["Row": 1])
  }

  private struct PlainRows: View {
    var body: some View {
      let _ = evaluated("PlainRows")
      ScrollView { VStack { ForEach(0..<100) { Row(q: $0) } } }
    }
  }

  @Test func `LZ-014 in a plain stack every row appears at once`() {
    let stage = Stage(settings(visibleRows: 10)) { PlainRows() }
    stage.expect(["PlainRows": 1, "Row": 100], closures: ["onAppear": 100])
  }

  private struct Shelves: View {
    var body: some View {
      let _ = evaluated("Shelves")
      ScrollView {
        LazyVStack {
          ForEach(0..<30) { shelf in
            ScrollView(.horizontal) {
              LazyHStack { ForEach(0..<50) { Row(q: shelf * 100 + $0) } }
            }
          }
        }
      }
    }
  }

  @Test func `LZ-021 inner lazy stacks make their visible rows only`() {
    let stage = Stage(settings(visibleRows: 4)) { Shelves() }
    stage.expect(["Shelves": 1, "Row": 5 * 5], closures: ["onAppear": 5 * 5])
  }

  private struct Cards: View {
    var body: some View {
      let _ = evaluated("Cards")
      ScrollView {
        LazyVStack {
          ForEach(0..<30) { card in
            VStack { ForEach(0..<12) { Row(q: card * 100 + $0) } }
          }
        }
      }
    }
  }

  @Test func `LZ-021 a plain stack in a lazy row makes all of its rows`() {
    let stage = Stage(settings(visibleRows: 4)) { Cards() }
    stage.expect(["Cards": 1, "Row": 5 * 12])
  }

  private struct Sections: View {
    var body: some View {
      let _ = evaluated("Sections")
      List {
        ForEach(0..<6) { section in
          Section("Section \(section)") { ForEach(0..<8) { Row(q: section * 100 + $0) } }
        }
      }
    }
  }

  @Test func `LZ-021 the rows of nested collections share one window`() {
    let stage = Stage(settings(visibleRows: 11)) { Sections() }
    stage.expect(["Sections": 1, "Row": 12])
    stage.host.scroll(byRows: 6)
    stage.expect(["Row": 6])
    #expect(stage.host.rows.total == 48)
  }
}
