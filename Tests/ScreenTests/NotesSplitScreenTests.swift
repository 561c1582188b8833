internal import RenderSim
internal import Testing

/// What selecting and editing notes evaluate in two columns.
@MainActor
struct NotesSplitScreenTests {
  @Test func `a selection makes the editor and leaves the sidebar alone`() throws {
    let host = RenderHost { NotesSplitScreen() }
    #expect(host.log.counts == ["NotesSplitScreen": 1, "Sidebar": 1, "Row": 3])
    #expect(host.texts.contains("No Note Selected"))
    host.log.clear()
    try host.selectRow("Ideas")
    // The sidebar hands the binding on without reading it.
    #expect(host.log.counts == ["NotesSplitScreen": 1, "Editor": 1, "WordCount": 1])
    #expect(host.texts.contains("0 words"))
  }

  @Test func `a note's text and title evaluate those that show them`() throws {
    let host = RenderHost { NotesSplitScreen() }
    try host.selectRow("Ideas")
    host.log.clear()
    try host.type("Hi you", into: "text")
    #expect(host.log.counts == ["Editor": 6, "WordCount": 6])
    #expect(host.texts.contains("2 words"))
    host.log.clear()
    try host.type("!", into: "Title")
    #expect(host.log.counts == ["Editor": 1, "Row": 1])
    #expect(host.texts.contains("Ideas!"))
    host.log.clear()
    try host.openMenu(of: "Ideas!")
    #expect(host.log.counts.isEmpty)
    try host.tap("Pin")
    #expect(host.log.counts == ["Row": 1])
  }

  @Test func `a new note is selected, and deleting it clears the detail`() throws {
    let host = RenderHost { NotesSplitScreen() }
    try host.selectRow("Travel")
    host.log.clear()
    try host.tap("Add")
    // Another identity: the editor is a new one.
    #expect(
      host.log.counts == [
        "NotesSplitScreen": 1, "Sidebar": 1, "Row": 1, "Editor": 1, "WordCount": 1,
      ]
    )
    try host.openMenu(of: "New Note")
    host.log.clear()
    try host.tap("Delete")
    #expect(host.log.counts == ["NotesSplitScreen": 1, "Sidebar": 1])
    #expect(host.texts.contains("No Note Selected"))
  }
}
