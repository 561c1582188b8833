import SwiftUI

struct TodoItem: Identifiable, Hashable, Sendable {
  enum Priority: Int, CaseIterable, Comparable, Sendable {
    case high, normal, low

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let id: Int
  var title: String
  var priority = Priority.normal
  var isDone = false
}

@MainActor
@Observable
final class TodoStore {
  private(set) var items: [TodoItem]
  @ObservationIgnored private var nextID: Int

  init(items: [TodoItem]) {
    self.items = items
    nextID = (items.map(\.id).max() ?? 0) + 1
  }

  var done: [TodoItem] { items.filter(\.isDone) }

  func open(_ priority: TodoItem.Priority) -> [TodoItem] {
    items.filter { $0.priority == priority && !$0.isDone }
  }

  subscript(isDone id: TodoItem.ID) -> Bool {
    get { items.first { $0.id == id }?.isDone ?? false }
    set {
      guard let index = items.firstIndex(where: { $0.id == id }) else { return }
      items[index].isDone = newValue
    }
  }

  func add(_ title: String) {
    items.append(TodoItem(id: nextID, title: title))
    nextID += 1
  }
}

struct TodoScreen: View {
  @Environment(TodoStore.self) private var store

  var body: some View {
    List {
      TodoEntry()
      ForEach(TodoItem.Priority.allCases, id: \.self) { priority in
        let items = store.open(priority)
        if !items.isEmpty {
          Section(header: Text(priority.title)) {
            ForEach(items) { TodoRow(item: $0) }
          }
        }
      }
      TodoDoneGroup()
    }
    .listStyle(.sidebar)
  }
}

extension TodoItem.Priority {
  var title: String { "\(self)".capitalized }
}

private struct TodoEntry: View {
  @Environment(TodoStore.self) private var store
  @State private var title = ""

  var body: some View {
    HStack {
      TextField("New item", text: $title)
        .onSubmit(add)
      Button("Add", systemImage: "plus.circle.fill", action: add)
        .labelStyle(.iconOnly)
        .disabled(title.isEmpty)
    }
  }

  private func add() {
    guard !title.isEmpty else { return }
    store.add(title)
    title = ""
  }
}

private struct TodoRow: View {
  let item: TodoItem
  @Environment(TodoStore.self) private var store

  var body: some View {
    @Bindable var store = store
    Toggle(item.title, isOn: $store[isDone: item.id])
      .toggleStyle(TodoCheckStyle())
  }
}

private struct TodoDoneGroup: View {
  @Environment(TodoStore.self) private var store
  @AppStorage("todo.showsDone") private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      ForEach(store.done) { TodoRow(item: $0) }
    } label: {
      Text("Done: \(store.done.count)")
    }
    .disclosureGroupStyle(.automatic)
  }
}

struct TodoCheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
          .strikethrough(configuration.isOn)
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .symbolRenderingMode(.hierarchical)
      }
    }
    .buttonStyle(.plain)
  }
}

#Preview {
  TodoScreen()
    .environment(TodoStore(items: [TodoItem(id: 1, title: "Water the plants")]))
}
