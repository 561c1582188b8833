internal import Foundation
internal import RenderSim
internal import Testing

private enum Theme: String { case plain, fancy }

private enum Level: Int { case low, high }

/// Values in the user defaults.
@MainActor
struct SemanticsStorageTests {
  private struct Reader: View {
    @AppStorage("storage.name") private var name = "none"
    @AppStorage("storage.theme") private var theme = Theme.plain
    @AppStorage("storage.level") private var level: Level?
    @AppStorage("storage.home") private var home: URL?
    var body: some View {
      let _ = evaluated("Reader")
      Text("\(name) \(theme.rawValue) \(level?.rawValue ?? -1) \(home?.absoluteString ?? "-")")
    }
  }

  private struct Writer: View {
    @AppStorage("storage.name") private var name = "none"
    @AppStorage("storage.theme") private var theme = Theme.plain
    @AppStorage("storage.level") private var level: Level?
    @AppStorage("storage.home") private var home: URL?
    var body: some View {
      let _ = evaluated("Writer")
      Button("same") { name = "none" }
      Button("all") {
        name = "Ada"
        theme = .fancy
        level = .high
        home = URL(string: "https://example.com")
      }
      Button("clear") { level = nil }
    }
  }

  @Test func `a written key runs every view that declares it, once per event`() throws {
    let stage = Stage {
      Reader()
      Writer()
    }
    stage.expect(["Reader": 1, "Writer": 1])
    #expect(stage.host.texts.first == "none plain -1 -")
    try stage.host.tap("same")
    stage.expect([:])
    try stage.host.tap("all")
    #expect(stage.host.log.records.first?.causes.contains(.storageChanged(name: "name")) == true)
    stage.expect(["Reader": 1, "Writer": 1])
    #expect(stage.host.texts.first == "Ada fancy 1 https://example.com")
    try stage.host.tap("clear")
    stage.expect(["Reader": 1, "Writer": 1])
    #expect(stage.host.texts.first == "Ada fancy -1 https://example.com")
  }

  @Test func `what one screen writes is not there when the next is mounted`() throws {
    let first = Stage {
      Reader()
      Writer()
    }
    try first.host.tap("all")
    let second = Stage { Reader() }
    second.expect(["Reader": 1])
    #expect(second.host.texts == ["none plain -1 -"])
    #expect(UserDefaults.standard.object(forKey: "storage.name") == nil)
  }

  @Test func `a store that the environment names is read and written`() throws {
    struct Counter: View {
      @AppStorage("count") private var count = 0
      var body: some View {
        let _ = evaluated("Counter")
        Button("\(count)") { count += 1 }.accessibilityIdentifier("add")
      }
    }
    let name = "perfbudget.storage-tests"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.set(4, forKey: "count")
    let stage = Stage { Counter().defaultAppStorage(store) }
    stage.expect(["Counter": 1])
    try stage.host.tap("add")
    stage.expect(["Counter": 1])
    #expect(stage.host.texts == ["5"])
    #expect(store.integer(forKey: "count") == 5)
  }

  @Test func `a binding to a key writes it without its maker reading more than it declares`() throws
  {
    struct Child: View {
      @Binding var isOn: Bool
      var body: some View {
        let _ = evaluated("Child")
        Toggle(isOn ? "on" : "off", isOn: $isOn).accessibilityIdentifier("switch")
      }
    }
    struct Owner: View {
      @AppStorage("flag") private var isOn = false
      var body: some View {
        let _ = evaluated("Owner")
        Child(isOn: $isOn)
      }
    }
    let stage = Stage { Owner() }
    stage.expect(["Owner": 1, "Child": 1])
    try stage.host.toggle("switch")
    stage.expect(["Owner": 1, "Child": 1])
    #expect(stage.host.texts == ["on"])
  }
}
