internal import Foundation
internal import RenderSim
internal import Testing

/// What tables make, and what sorting and selecting in them evaluates.
@MainActor
struct SemanticsTableTests {
  private struct Line: Identifiable {
    let id: Int
    var name: String
    var price: Double
  }

  private struct Cell: View {
    let text: String
    var body: some View {
      let _ = evaluated("Cell")
      Text(text)
    }
  }

  private struct Prices: View {
    @State private var lines = [
      Line(id: 0, name: "pear", price: 3), Line(id: 1, name: "apple", price: 5),
      Line(id: 2, name: "fig", price: 1),
    ]
    @State private var order = [KeyPathComparator(\Line.name)]
    @State private var selected: Int?
    var body: some View {
      let _ = evaluated("Prices")
      Table(lines.sorted(using: order), selection: $selected, sortOrder: $order) {
        TableColumn("Name", value: \.name) { Cell(text: $0.name) }
        TableColumn("Price", value: \.price) { Text("\(Int($0.price))") }
        TableColumn("Mark") { line in Text(line.id == selected ? "x" : "-") }
      }
    }
  }

  @Test func `a title sorts by its column and turns the order with a second tap`() throws {
    let stage = Stage { Prices() }
    stage.expect(["Prices": 1, "Cell": 3])
    let titles = ["Name", "Price", "Mark"]
    #expect(stage.host.texts == titles + ["apple", "5", "-", "fig", "1", "-", "pear", "3", "-"])
    try stage.host.tap("Price")
    stage.expect(["Prices": 1])
    #expect(stage.host.texts == titles + ["fig", "1", "-", "pear", "3", "-", "apple", "5", "-"])
    try stage.host.tap("Price")
    stage.expect(["Prices": 1])
    #expect(stage.host.texts == titles + ["apple", "5", "-", "pear", "3", "-", "fig", "1", "-"])
  }

  @Test func `a row is selected by its identity`() throws {
    let stage = Stage { Prices() }
    stage.expect(["Prices": 1, "Cell": 3])
    try stage.host.selectRow("fig 1 -")
    stage.expect(["Prices": 1])
    #expect(stage.host.texts.contains("x"))
  }

  private struct Many: View {
    var body: some View {
      let _ = evaluated("Many")
      Table(of: Line.self) {
        TableColumn("Name") { Cell(text: $0.name) }
      } rows: {
        ForEach((0..<50).map { Line(id: $0, name: "\($0)", price: 0) }) { TableRow($0) }
      }
    }
  }

  @Test func `a table makes the rows on screen`() {
    var settings = SimulationSettings()
    settings.visibleRows = 10
    settings.closureRunsPerNewListRow = 1
    let stage = Stage(settings) { Many() }
    stage.expect(["Many": 1, "Cell": 11])
    stage.host.scroll(byRows: 5)
    stage.expect(["Cell": 5])
  }
}
