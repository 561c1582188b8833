internal import Foundation
internal import RenderSim
internal import Testing

/// What selecting, deleting, moving and swiping rows, and their menus, evaluate.
@MainActor
struct SemanticsRowTests {
  private struct Line: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Row: View {
    let line: Line
    var body: some View {
      let _ = evaluated("Row")
      Text(line.name)
    }
  }

  private struct Pin: View {
    let name: String
    let action: @MainActor () -> Void
    var body: some View {
      let _ = evaluated("Pin")
      Button("Pin \(name)", action: action)
    }
  }

  private struct Lines: View {
    @State private var lines = ["a", "b", "c"].enumerated().map { Line(id: $0, name: $1) }
    @State private var selected: Int?
    @State private var pinned = ""
    var body: some View {
      let _ = evaluated("Lines")
      VStack {
        Text("selected \(selected.map(String.init) ?? "none")")
        Text("pinned \(pinned)")
        List(selection: $selected) {
          ForEach(lines) { line in
            Row(line: line)
              .swipeActions { Pin(name: line.name) { pinned = line.name } }
              .contextMenu { Pin(name: line.name) { pinned = line.name } }
              .deleteDisabled(line.id == 1)
          }
          .onDelete { lines.remove(atOffsets: $0) }
          .onMove { lines.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  @Test func `selecting a row evaluates the reader of the selection`() throws {
    let stage = Stage { Lines() }
    stage.expect(["Lines": 1, "Row": 3])
    try stage.host.selectRow("b")
    stage.expect(["Lines": 1])
    #expect(stage.host.texts == ["selected 1", "pinned ", "a", "b", "c"])
  }

  @Test func `deleting a row evaluates no other row`() throws {
    let stage = Stage { Lines() }
    stage.expect(["Lines": 1, "Row": 3])
    try stage.host.deleteRow("a")
    stage.expect(["Lines": 1])
    #expect(stage.host.texts.suffix(2) == ["b", "c"])
  }

  @Test func `a row that must not be deleted cannot be`() {
    let stage = Stage { Lines() }
    #expect(throws: ReplayError.self) { try stage.host.deleteRow("b") }
  }

  @Test func `moving a row evaluates no row`() throws {
    let stage = Stage { Lines() }
    stage.expect(["Lines": 1, "Row": 3])
    try stage.host.moveRow("a", to: 3)
    stage.expect(["Lines": 1])
    #expect(stage.host.texts.suffix(3) == ["b", "c", "a"])
  }

  @Test func `views in swipe actions are evaluated while they are uncovered`() throws {
    let stage = Stage { Lines() }
    stage.expect(["Lines": 1, "Row": 3])
    try stage.host.swipeRow("b")
    stage.expect(["Pin": 1])
    try stage.host.tap("Pin b")
    stage.expect(["Lines": 1])
    #expect(stage.host.texts == ["selected none", "pinned b", "a", "b", "c"])
  }

  @Test func `views in a context menu are evaluated when it is opened`() throws {
    let stage = Stage { Lines() }
    stage.expect(["Lines": 1, "Row": 3])
    try stage.host.openMenu(of: "c")
    stage.expect(["Pin": 1])
    #expect(stage.host.presentationCount == 1)
    try stage.host.dismiss()
    stage.expect([:])
    #expect(stage.host.presentationCount == 0)
  }

  private struct Menus: View {
    @State private var selected: Set<Int> = []
    @State private var done = ""
    var body: some View {
      let _ = evaluated("Menus")
      VStack {
        Text("done \(done), \(selected.count) selected")
        List(0..<3, selection: $selected) { Text("row \($0)") }
          .contextMenu(forSelectionType: Int.self) { ids in
            Button("Copy \(ids.sorted().map(String.init).joined())") { done = "copy" }
          } primaryAction: { _ in
            done = "open"
          }
      }
    }
  }

  @Test func `a menu for selected rows is made for the row it is opened on`() throws {
    let stage = Stage { Menus() }
    try stage.host.openMenu(of: "row 2")
    stage.expect(["Menus": 1])
    try stage.host.tap("Copy 2")
    stage.expect(["Menus": 1])
    try stage.host.doubleClickRow("row 1")
    try stage.host.selectRow("row 0")
    try stage.host.selectRow("row 1")
    try stage.host.selectRow("row 0")
    #expect(stage.host.texts.first == "done open, 1 selected")
  }

  private struct Folded: View {
    @State private var isExpanded = false
    var body: some View {
      let _ = evaluated("Folded")
      List {
        Section("More", isExpanded: $isExpanded) { Row(line: Line(id: 0, name: "hidden")) }
      }
    }
  }

  @Test func `the content of a folded section is made when it is unfolded`() throws {
    let stage = Stage { Folded() }
    stage.expect(["Folded": 1])
    try stage.host.tap("More")
    stage.expect(["Row": 1])
    try stage.host.tap("More")
    stage.expect([:])
    #expect(stage.host.texts == ["More"])
  }

  @Test func `elements are removed and moved as SwiftUI does`() {
    var names = ["a", "b", "c", "d", "e"]
    names.remove(atOffsets: [0, 3])
    #expect(names == ["b", "c", "e"])
    names.move(fromOffsets: [0], toOffset: 3)
    #expect(names == ["c", "e", "b"])
    names.move(fromOffsets: [1, 2], toOffset: 0)
    #expect(names == ["e", "b", "c"])
    names.move(fromOffsets: [0, 2], toOffset: 2)
    #expect(names == ["b", "e", "c"])
  }
}
