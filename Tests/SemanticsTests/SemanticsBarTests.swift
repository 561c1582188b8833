internal import Foundation
internal import RenderSim
internal import Testing

/// What items in bars, columns and tabs evaluate, and what the host can do with them.
@MainActor
struct SemanticsBarTests {
  private struct Count: ToolbarContent {
    @Binding var count: Int
    @State private var taps = 0
    var body: some ToolbarContent {
      let _ = evaluated("Count")
      ToolbarItem(placement: .primaryAction) {
        Button("add \(taps)") {
          count += 1
          taps += 1
        }
      }
      if taps > 1 { ToolbarItem { Text("many") } }
    }
  }

  private struct Bar: View {
    @State private var count = 0
    var body: some View {
      let _ = evaluated("Bar")
      Text("count \(count)")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("clear") { count = 0 } }
          Count(count: $count)
        }
    }
  }

  @Test func `toolbar content with a body keeps state and is evaluated by itself`() throws {
    let stage = Stage { Bar() }
    stage.expect(["Bar": 1, "Count": 1])
    try stage.host.tap("add 0")
    stage.expect(["Bar": 1, "Count": 1])
    try stage.host.tap("add 1")
    stage.expect(["Bar": 1, "Count": 1])
    #expect(stage.host.texts == ["count 2", "clear", "add 2", "many"])
    try stage.host.tap("clear")
    stage.expect(["Bar": 1])
  }

  private struct Detail: View {
    let id: Int
    var body: some View {
      let _ = evaluated("Detail")
      Text("detail \(id)")
    }
  }

  private struct Mail: View {
    @State private var selected: Int?
    var body: some View {
      let _ = evaluated("Mail")
      NavigationSplitView {
        List(selection: $selected) {
          ForEach(0..<3) { id in NavigationLink("mail \(id)", value: id) }
        }
        NavigationLink("about") { Detail(id: 99) }
      } detail: {
        if let selected { Detail(id: selected) } else { Text("nothing") }
      }
    }
  }

  @Test func `a link in a sidebar selects what the detail column shows`() throws {
    let stage = Stage { Mail() }
    stage.expect(["Mail": 1])
    #expect(stage.host.texts.last == "nothing")
    try stage.host.tap("mail 1")
    stage.expect(["Mail": 1, "Detail": 1])
    #expect(stage.host.texts.last == "detail 1")
    #expect(stage.host.pageCount == 0)
  }

  @Test func `a link with a view pushes over the detail column`() throws {
    let stage = Stage { Mail() }
    stage.expect(["Mail": 1])
    try stage.host.tap("about")
    stage.expect(["Detail": 1])
    #expect(stage.host.texts == ["mail 0", "mail 1", "mail 2", "about", "detail 99"])
    try stage.host.pop()
    #expect(stage.host.texts.last == "nothing")
  }

  private struct Flagged: View {
    @State private var isActive = false
    @State private var tag: Int?
    var body: some View {
      let _ = evaluated("Flagged")
      NavigationView {
        VStack {
          NavigationLink("flag", destination: Detail(id: 1), isActive: $isActive)
          NavigationLink("tag", destination: Detail(id: 2), tag: 7, selection: $tag)
          Button("go") { isActive = true }
        }
      }
    }
  }

  @Test(arguments: ["flag", "go"])
  func `a page with a flag comes with a tap and with a write`(control: String) throws {
    let stage = Stage { Flagged() }
    stage.expect(["Flagged": 1])
    try stage.host.tap(control)
    stage.expect(["Detail": 1])
    #expect(stage.host.pageCount == 1)
    try stage.host.pop()
    #expect(stage.host.pageCount == 0)
  }

  @Test func `a page with a tag comes when the tag is selected`() throws {
    let stage = Stage { Flagged() }
    stage.expect(["Flagged": 1])
    try stage.host.tap("tag")
    stage.expect(["Detail": 1])
    try stage.host.pop()
    #expect(stage.host.pageCount == 0)
  }

  private struct Tabs: View {
    @State private var tab = 1
    @State private var hasMore = true
    var body: some View {
      let _ = evaluated("Tabs")
      TabView(selection: $tab) {
        Tab("One", systemImage: "1.circle", value: 1) { Detail(id: 1) }
        TabSection("More") {
          if hasMore { Tab("Two", systemImage: "2.circle", value: 2) { Detail(id: 2) }.badge(2) }
        }
        ForEach(3..<5, id: \.self) { number in
          Tab(value: number) {
            Detail(id: number)
          } label: {
            Text("No. \(number)")
          }
        }
      }
    }
  }

  @Test func `tabs in sections and loops are made when they are selected`() throws {
    let stage = Stage { Tabs() }
    stage.expect(["Tabs": 1, "Detail": 1])
    #expect(stage.host.texts == ["detail 1", "One", "Two", "No. 3", "No. 4"])
    try stage.host.tap("No. 4")
    stage.expect(["Detail": 1])
    try stage.host.tap("Two")
    stage.expect(["Detail": 1])
    #expect(stage.host.texts.first == "detail 2")
  }

  @Test func `a path is stored and read back`() throws {
    var path = NavigationPath(["a"])
    path.append(3)
    let stored = try JSONEncoder().encode(path.codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    #expect(NavigationPath(read) == path)
    #expect(path.count == 2)
    struct Unstored: Hashable {}
    path.append(Unstored())
    #expect(path.codable == nil)
  }
}
