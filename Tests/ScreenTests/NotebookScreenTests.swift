internal import RenderSim
internal import Testing

/// What pushing, editing and following tags through a path of routes evaluates.
@MainActor
struct NotebookScreenTests {
  private func mount() -> (host: RenderHost, notebook: Notebook) {
    let notebook = Notebook(notes: [
      NotebookNote(id: 1, title: "Plan", text: "Two words", tags: ["work"]),
      NotebookNote(id: 2, title: "Menu", tags: ["home", "work"]),
    ])
    return (RenderHost { NotebookScreen(notebook: notebook) }, notebook)
  }

  @Test func `an editor touches its own note under the stack`() throws {
    let (host, notebook) = mount()
    #expect(
      host.log.counts == [
        "NotebookScreen": 1, "NotebookList": 1, "NotebookRow": 2, "NotebookTags": 2,
      ]
    )
    host.log.clear()
    try host.tap("Plan #work")
    // The binding to the path reads it in the screen's body.
    #expect(host.log.counts == ["NotebookScreen": 1, "NotebookEditor": 1, "NotebookFooter": 1])
    #expect(notebook.path == [.note(1)])
    host.log.clear()
    try host.type("s", into: "Title")
    // The row under the page shows the title; its tags are equal.
    #expect(host.log.counts == ["NotebookEditor": 1, "NotebookRow": 1])
    host.log.clear()
    try host.type(" more", into: "text")
    #expect(host.log.counts == ["NotebookEditor": 5, "NotebookFooter": 5])
    #expect(host.texts.contains("3 words"))
  }

  @Test func `a link in a page pushes another kind of route`() throws {
    let (host, notebook) = mount()
    try host.tap("Plan #work")
    host.log.clear()
    try host.tap("All #work")
    #expect(
      host.log.counts == [
        "NotebookScreen": 1, "NotebookTagPage": 1, "NotebookRow": 2, "NotebookTags": 2,
      ]
    )
    #expect(host.pageCount == 2)
    host.log.clear()
    host.perform { notebook.path = [] }
    #expect(host.log.counts == ["NotebookScreen": 1])
    #expect(host.pageCount == 0)
  }

  @Test func `composing inserts a row and pushes its editor in one event`() throws {
    let (host, _) = mount()
    host.log.clear()
    try host.tap("Compose")
    #expect(
      host.log.counts == [
        "NotebookScreen": 1, "NotebookList": 1, "NotebookRow": 1, "NotebookTags": 1,
        "NotebookEditor": 1, "NotebookFooter": 1,
      ]
    )
    host.log.clear()
    try host.pop()
    #expect(host.log.counts == ["NotebookScreen": 1])
  }
}
