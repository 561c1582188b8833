import RenderSim

extension Storefront {
  /// A sheet that edits a note.
  static var draftSheet: Screen {
    Screen("draft-sheet", summary: "A note that is edited in a sheet.") {
      ScreenVariant("draft", summary: "The sheet edits a copy.") { _ in
        ScreenContent(NoteScreen(store: NoteStore()) { DraftNoteEditor(store: $0) })
      }
      ScreenVariant("direct", summary: "The sheet edits the store.") { _ in
        ScreenContent(NoteScreen(store: NoteStore()) { DirectNoteEditor(store: $0) })
      }
    }
  }
}
