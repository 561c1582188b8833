import SwiftUI

@Observable
final class NotesLibrary {
  @Observable
  final class Note: Identifiable {
    let id: Int
    var title: String
    var text: String
    var isPinned = false

    init(id: Int, title: String, text: String = "") {
      self.id = id
      self.title = title
      self.text = text
    }
  }

  private(set) var notes: [Note]

  init() {
    notes = ["Groceries", "Ideas", "Travel"].enumerated().map { Note(id: $0, title: $1) }
  }

  func note(_ id: Note.ID?) -> Note? {
    notes.first { $0.id == id }
  }

  func add() -> Note {
    let note = Note(id: (notes.map(\.id).max() ?? 0) + 1, title: "New Note")
    notes.append(note)
    return note
  }

  func delete(_ id: Note.ID) {
    notes.removeAll { $0.id == id }
  }
}

/// Notes at the side and the selected one beside them.
struct NotesSplitScreen: View {
  @State private var library = NotesLibrary()
  @State private var selection: NotesLibrary.Note.ID?
  @State private var columnVisibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $columnVisibility) {
      Sidebar(library: library, selection: $selection)
        .navigationSplitViewColumnWidth(min: 180, ideal: 240, max: 320)
    } detail: {
      if let note = library.note(selection) {
        Editor(note: note)
          .id(note.id)
      } else {
        ContentUnavailableView(
          "No Note Selected",
          systemImage: "note.text",
          description: Text("Choose a note from the list.")
        )
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

extension NotesSplitScreen {
  struct Sidebar: View {
    let library: NotesLibrary
    @Binding var selection: NotesLibrary.Note.ID?

    var body: some View {
      List(selection: $selection) {
        ForEach(library.notes) { note in
          Row(note: note)
            .contextMenu {
              Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") {
                note.isPinned.toggle()
              }
              Button("Delete", role: .destructive) { delete(note) }
            }
        }
      }
      .listStyle(.sidebar)
      .navigationTitle("Notes")
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Add", systemImage: "square.and.pencil") {
            selection = library.add().id
          }
          .keyboardShortcut("n", modifiers: .command)
        }
      }
    }

    private func delete(_ note: NotesLibrary.Note) {
      if selection == note.id { selection = nil }
      library.delete(note.id)
    }
  }

  struct Row: View {
    let note: NotesLibrary.Note

    var body: some View {
      Label {
        Text(note.title).lineLimit(1)
      } icon: {
        Image(systemName: note.isPinned ? "pin.fill" : "note.text")
      }
    }
  }

  struct Editor: View {
    @Bindable var note: NotesLibrary.Note
    @FocusState private var isEditing: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Title", text: $note.title)
          .font(.title2.weight(.semibold))
          .padding([.horizontal, .top])
        Divider()
        TextEditor(text: $note.text)
          .focused($isEditing)
          .scrollContentBackground(.hidden)
          .accessibilityIdentifier("text")
        WordCount(note: note)
      }
      .navigationTitle($note.title)
    }
  }

  struct WordCount: View {
    let note: NotesLibrary.Note

    var body: some View {
      Text("\(note.text.split(whereSeparator: \.isWhitespace).count) words")
        .font(.footnote.monospacedDigit())
        .padding(8)
        .background(.thinMaterial, in: .capsule)
    }
  }
}

#Preview(traits: .landscapeLeft) {
  NotesSplitScreen()
}
