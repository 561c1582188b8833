internal import Foundation
internal import RenderSim
internal import Testing

/// What checking, adding and unfolding items of a sectioned list evaluates.
@MainActor
struct TodoScreenTests {
  private func mount() -> RenderHost {
    let store = TodoStore(items: [
      TodoItem(id: 1, title: "Call", priority: .high), TodoItem(id: 2, title: "Cook"),
      TodoItem(id: 3, title: "Read"),
    ])
    let defaults = UserDefaults(suiteName: "todo-screen") ?? .standard
    defaults.removePersistentDomain(forName: "todo-screen")
    return RenderHost { TodoScreen().environment(store).defaultAppStorage(defaults) }
  }

  @Test func `checking an item evaluates the rows, whose bindings read the items`() throws {
    let host = mount()
    #expect(
      host.log.counts == [
        "TodoScreen": 1, "TodoEntry": 1, "TodoRow": 3, "TodoCheckStyle": 3, "TodoDoneGroup": 1,
      ]
    )
    #expect(host.texts.contains("High"))
    host.log.clear()
    try host.tap("Call")
    // The sections read the items in the closure of `ForEach`, so the screen does not. All rows
    // read them for their bindings, and the styles for `configuration.isOn`; those of the row
    // that leaves are evaluated once more, since what they had read changed in the same event.
    #expect(host.log.counts == ["TodoRow": 3, "TodoCheckStyle": 3, "TodoDoneGroup": 1])
    #expect(!host.texts.contains("High"))
    #expect(host.texts.contains("Done: 1"))
  }

  @Test func `unfolding the group makes its rows`() throws {
    let host = mount()
    try host.tap("Cook")
    host.log.clear()
    try host.toggle("Done: 1")
    #expect(host.log.counts == ["TodoDoneGroup": 1, "TodoRow": 1, "TodoCheckStyle": 1])
    #expect(host.texts.last == "Cook")
    host.log.clear()
    try host.toggle("Done: 1")
    #expect(host.log.counts == ["TodoDoneGroup": 1])
  }

  @Test func `a new item is typed in a row of its own`() throws {
    let host = mount()
    host.log.clear()
    try host.type("Run", into: "New item")
    #expect(host.log.counts == ["TodoEntry": 3])
    host.log.clear()
    try host.submit("New item")
    // The array is one property, which all rows and their styles read; one row is new.
    #expect(
      host.log.counts == ["TodoEntry": 1, "TodoRow": 4, "TodoCheckStyle": 4, "TodoDoneGroup": 1]
    )
    #expect(throws: ReplayError.controlDisabled(step: "tap Add", control: "Add")) {
      try host.tap("Add")
    }
  }
}
