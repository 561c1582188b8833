import RenderSim

/// A note, and a sheet to edit it.
struct NoteScreen<Editor: View>: View {
  @Bindable var store: NoteStore
  @ViewBuilder let editor: (NoteStore) -> Editor

  var body: some View {
    VStack {
      NoteLabel(store: store)
      Button("Edit") { store.isEditing = true }
    }
    .sheet(isPresented: $store.isEditing) { editor(store) }
  }
}

private struct NoteLabel: View {
  let store: NoteStore

  var body: some View {
    Text("Note: \(store.note)")
  }
}

/// Edits a copy that is stored when it is done.
struct DraftNoteEditor: View {
  let store: NoteStore
  @State private var draft: String

  init(store: NoteStore) {
    self.store = store
    _draft = State(initialValue: store.note)
  }

  var body: some View {
    TextField("Note", text: $draft)
      .accessibilityIdentifier("note")
    Button("Cancel") { store.isEditing = false }
    Button("Done") {
      store.note = draft
      store.isEditing = false
    }
  }
}

/// Edits the store itself, so that cancelling keeps what was typed.
struct DirectNoteEditor: View {
  @Bindable var store: NoteStore

  var body: some View {
    TextField("Note", text: $store.note)
      .accessibilityIdentifier("note")
    Button("Cancel") { store.isEditing = false }
    Button("Done") { store.isEditing = false }
  }
}
