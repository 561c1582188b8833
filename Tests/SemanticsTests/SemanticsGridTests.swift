internal import Foundation
internal import RenderSim
internal import Testing

/// Which cells of grids are made, and how far rows are scrolled by the screen and by people.
@MainActor
struct SemanticsGridTests {
  private struct Cell: View {
    let q: Int
    var body: some View {
      let _ = evaluated("Cell")
      Text("\(q)")
    }
  }

  private var settings: SimulationSettings {
    var settings = SimulationSettings()
    settings.visibleRows = 4
    return settings
  }

  private struct Shelf: View {
    let columns: [GridItem]
    var body: some View {
      let _ = evaluated("Shelf")
      ScrollView { LazyVGrid(columns: columns) { ForEach(0..<100) { Cell(q: $0) } } }
    }
  }

  @Test func `a grid makes the cells of the rows on screen and one beyond`() {
    let stage = Stage(settings) { Shelf(columns: [GridItem(), GridItem(), GridItem()]) }
    stage.expect(["Shelf": 1, "Cell": 15])
    stage.host.scroll(byRows: 2)
    stage.expect(["Cell": 6])
  }

  @Test func `an adaptive column stands for as many as there is room for`() {
    let stage = Stage(settings) { Shelf(columns: [GridItem(.adaptive(minimum: 90))]) }
    stage.expect(["Shelf": 1, "Cell": 20])
  }

  private struct Table: View {
    var body: some View {
      let _ = evaluated("Table")
      Grid { ForEach(0..<3) { row in GridRow { ForEach(0..<3) { Cell(q: row * 3 + $0) } } } }
    }
  }

  @Test func `a plain grid makes all cells`() {
    let stage = Stage(settings) { Table() }
    stage.expect(["Table": 1, "Cell": 9])
  }

  private struct Chat: View {
    var body: some View {
      let _ = evaluated("Chat")
      ScrollViewReader { proxy in
        let _ = ran("reader")
        Button("last") { proxy.scrollTo(99) }
        ScrollView { LazyVStack { ForEach(0..<100) { Cell(q: $0) } } }
      }
    }
  }

  @Test func `scrolling to a row makes the rows on the way`() throws {
    let stage = Stage(settings) { Chat() }
    stage.expect(["Chat": 1, "Cell": 5], closures: ["reader": 1])
    try stage.host.tap("last")
    stage.expect(["Cell": 95], closures: [:])
  }

  private struct Followed: View {
    @State private var first: Int?
    var body: some View {
      let _ = evaluated("Followed")
      Button("at \(first.map(String.init) ?? "start")") { first = 50 }
      ScrollView { LazyVStack { ForEach(0..<100) { Cell(q: $0) } }.scrollTargetLayout() }
        .scrollPosition(id: $first, anchor: .top)
    }
  }

  @Test func `the identity of the first row is written when people scroll`() throws {
    let stage = Stage(settings) { Followed() }
    stage.expect(["Followed": 1, "Cell": 5])
    stage.host.scroll(byRows: 3)
    stage.expect(["Followed": 1, "Cell": 3])
    #expect(stage.host.texts.first == "at 3")
    try stage.host.tap("at 3")
    stage.expect(["Followed": 1, "Cell": 47])
  }

  private struct Phases: View {
    var body: some View {
      let _ = evaluated("Phases")
      ScrollView { LazyVStack { ForEach(0..<100) { Cell(q: $0) } } }
        .onScrollPhaseChange { old, new in ran("\(old) to \(new)") }
    }
  }

  @Test func `a movement begins and ends within one event`() {
    let stage = Stage(settings) { Phases() }
    stage.host.scroll(byRows: 1)
    stage.expect(
      ["Phases": 1, "Cell": 6],
      closures: ["idle to interacting": 1, "interacting to idle": 1]
    )
  }
}
