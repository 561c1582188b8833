import SwiftUI

@MainActor
@Observable
final class NotebookNote: Identifiable {
  nonisolated let id: Int
  var title: String
  var text: String
  var tags: Set<String> = []

  init(id: Int, title: String, text: String = "", tags: Set<String> = []) {
    self.id = id
    self.title = title
    self.text = text
    self.tags = tags
  }

  var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}

@MainActor
@Observable
final class Notebook {
  enum Route: Hashable {
    case note(NotebookNote.ID)
    case tag(String)
  }

  private(set) var notes: [NotebookNote]
  var path: [Route] = []

  init(notes: [NotebookNote]) {
    self.notes = notes
  }

  func note(_ id: NotebookNote.ID) -> NotebookNote? { notes.first { $0.id == id } }
  func notes(tagged tag: String) -> [NotebookNote] { notes.filter { $0.tags.contains(tag) } }

  func create() {
    let note = NotebookNote(id: (notes.map(\.id).max() ?? 0) + 1, title: "Untitled")
    notes.insert(note, at: 0)
    path.append(.note(note.id))
  }
}

struct NotebookScreen: View {
  @Bindable var notebook: Notebook

  var body: some View {
    NavigationStack(path: $notebook.path) {
      NotebookList(notebook: notebook)
        .navigationDestination(for: Notebook.Route.self) { route in
          switch route {
          case .note(let id):
            if let note = notebook.note(id) {
              NotebookEditor(note: note)
            }
          case .tag(let tag):
            NotebookTagPage(tag: tag, notes: notebook.notes(tagged: tag))
          }
        }
    }
  }
}

private struct NotebookList: View {
  let notebook: Notebook

  var body: some View {
    List(notebook.notes) { note in
      NavigationLink(value: Notebook.Route.note(note.id)) {
        NotebookRow(note: note)
      }
    }
    .navigationTitle("Notes")
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Spacer()
        Button("Compose", systemImage: "square.and.pencil", action: notebook.create)
      }
    }
  }
}

private struct NotebookRow: View {
  let note: NotebookNote

  var body: some View {
    Text(note.title)
    NotebookTags(tags: note.tags.sorted())
  }
}

private struct NotebookTags: View {
  let tags: [String]

  var body: some View {
    HStack {
      ForEach(tags, id: \.self) { tag in
        Text("#\(tag)")
          .font(.caption2)
          .padding(.horizontal, 6)
          .background(.quaternary, in: .capsule)
      }
    }
  }
}

private struct NotebookEditor: View {
  @Bindable var note: NotebookNote

  var body: some View {
    VStack {
      TextField("Title", text: $note.title)
      TextEditor(text: $note.text)
        .accessibilityIdentifier("text")
        .scrollContentBackground(.hidden)
      NotebookFooter(note: note)
    }
    .navigationTitle($note.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct NotebookFooter: View {
  let note: NotebookNote

  var body: some View {
    HStack {
      Text("\(note.wordCount) words")
      ForEach(note.tags.sorted(), id: \.self) { tag in
        NavigationLink("All #\(tag)", value: Notebook.Route.tag(tag))
      }
    }
  }
}

private struct NotebookTagPage: View {
  let tag: String
  let notes: [NotebookNote]

  var body: some View {
    List(notes) { NotebookRow(note: $0) }
      .navigationTitle("#\(tag)")
  }
}

#Preview {
  NotebookScreen(notebook: Notebook(notes: [NotebookNote(id: 1, title: "Plan")]))
}
