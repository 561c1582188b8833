import SwiftUI

@MainActor
@Observable
final class PackingList {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var isPacked = false
  }

  private(set) var items: [Item]
  private(set) var removed: [Item] = []

  init(_ names: [String] = ["Passport", "Charger", "Socks", "Book"]) {
    items = names.enumerated().map { Item(id: $0.offset, name: $0.element) }
  }

  var packedCount: Int { items.count { $0.isPacked } }

  func toggle(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isPacked.toggle()
  }

  func remove(at offsets: IndexSet) {
    removed.append(contentsOf: offsets.map { items[$0] })
    items.remove(atOffsets: offsets)
  }

  func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }

  func undo() {
    guard let item = removed.popLast() else { return }
    items.append(item)
  }
}

/// A list of things to pack that can be ticked off, sorted and shortened.
struct PackingListScreen: View {
  let list: PackingList

  var body: some View {
    NavigationView {
      ItemList(list: list)
        .navigationTitle("Packing")
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { UndoButton(list: list) }
          ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
        }
        .safeAreaInset(edge: .bottom) { Summary(list: list) }
    }
    .navigationViewStyle(.stack)
  }
}

extension PackingListScreen {
  struct ItemList: View {
    let list: PackingList

    var body: some View {
      List {
        ForEach(list.items) { item in
          Row(item: item)
            .swipeActions(edge: .leading, allowsFullSwipe: true) {
              Button {
                list.toggle(item)
              } label: {
                Label(item.isPacked ? "Unpack" : "Pack", systemImage: "checkmark")
              }
              .tint(.green)
            }
            .moveDisabled(item.isPacked)
        }
        .onDelete(perform: list.remove)
        .onMove { list.move(from: $0, to: $1) }
      }
      .listStyle(.insetGrouped)
    }
  }

  struct Row: View {
    let item: PackingList.Item

    var body: some View {
      HStack {
        Image(systemName: item.isPacked ? "checkmark.circle.fill" : "circle")
        Text(item.name)
          .strikethrough(item.isPacked, color: .secondary)
      }
    }
  }

  struct Summary: View {
    let list: PackingList

    var body: some View {
      Text("\(list.packedCount) of \(list.items.count) packed")
        .padding(.vertical, 6)
        .frame(maxWidth: .infinity)
        .background(.bar)
    }
  }

  struct UndoButton: View {
    let list: PackingList

    var body: some View {
      Button("Undo", systemImage: "arrow.uturn.backward", action: list.undo)
        .disabled(list.removed.isEmpty)
        .labelStyle(.iconOnly)
    }
  }
}

struct PackingListScreen_Previews: PreviewProvider {
  static var previews: some View {
    PackingListScreen(list: PackingList())
      .previewDisplayName("Full")
    PackingListScreen(list: PackingList([]))
      .previewDisplayName("Empty")
  }
}
