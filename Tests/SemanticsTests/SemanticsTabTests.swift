internal import Foundation
internal import RenderSim
internal import Testing

/// What tabs evaluate, and when they appear and disappear.
@MainActor
struct SemanticsTabTests {
  private struct Home: View {
    @State private var count = 0
    var body: some View {
      let _ = evaluated("Home")
      Button("count \(count)") { count += 1 }
        .onAppear { ran("home appears") }
        .onDisappear { ran("home disappears") }
    }
  }

  private struct Settings: View {
    var body: some View {
      let _ = evaluated("Settings")
      Text("settings").onAppear { ran("settings appear") }
    }
  }

  private struct Tabs: View {
    var body: some View {
      let _ = evaluated("Tabs")
      TabView {
        Home().tabItem { Text("Home") }
        Settings().tabItem { Text("Settings") }
      }
    }
  }

  @Test func `a tab is evaluated when it is selected first and keeps its state`() throws {
    let stage = Stage { Tabs() }
    stage.expect(["Tabs": 1, "Home": 1], closures: ["home appears": 1])
    try stage.host.tap("count 0")
    stage.expect(["Home": 1])
    try stage.host.tap("Settings")
    stage.expect(["Settings": 1], closures: ["home disappears": 1, "settings appear": 1])
    #expect(stage.host.texts == ["settings", "Home", "Settings"])
    try stage.host.tap("Home")
    stage.expect([:], closures: ["home appears": 1])
    #expect(stage.host.texts == ["count 1", "Home", "Settings"])
  }

  private struct Selected: View {
    @State private var tab = "b"
    let titles: [String]
    var body: some View {
      let _ = evaluated("Selected")
      TabView(selection: $tab) {
        ForEach(titles, id: \.self) { title in
          Text("page \(title)").tabItem { Text(title) }.tag(title)
        }
      }
    }
  }

  @Test func `a selection in state that nobody reads leaves its view alone`() throws {
    let stage = Stage { Selected(titles: ["a", "b", "c"]) }
    stage.expect(["Selected": 1])
    #expect(stage.host.texts == ["page b", "a", "b", "c"])
    try stage.host.tap("c")
    stage.expect([:])
    #expect(stage.host.texts == ["page c", "a", "b", "c"])
    stage.host.replaceRoot { Selected(titles: ["a", "c"]) }
    stage.expect(["Selected": 1])
    #expect(stage.host.texts == ["page c", "a", "c"])
  }
}
