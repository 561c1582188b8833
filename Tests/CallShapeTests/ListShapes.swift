import SwiftUI

struct ShapeItem: Identifiable, Hashable, Codable {
  var id = UUID()
  var name = ""
  var price = 0.0
  var isOn = false
  var note: String?
}

enum ShapeKind: String, CaseIterable, Identifiable {
  case one, two
  var id: String { rawValue }
}

struct ListShapes: View {
  @State private var items: [ShapeItem] = []
  @State private var names = ["a", "b"]
  @State private var one: UUID?
  @State private var several: Set<UUID> = []
  @State private var kind: ShapeKind = .one
  @State private var isExpanded = true

  var body: some View {
    VStack {
      List { Text("row") }
      List(items) { item in Text(item.name) }
      List(names, id: \.self) { Text($0) }
      List(names, id: \.self) { name in Text(name) }
      List(0..<3) { Text("\($0)") }
      List($items) { $item in TextField("Name", text: $item.name) }
      List($items) { item in Toggle("On", isOn: item.isOn) }
      List($names, id: \.self) { $name in TextField("Name", text: $name) }
      List(selection: $one) { ForEach(items) { Text($0.name) } }
      List(selection: $several) { ForEach(items) { Text($0.name).tag($0.id) } }
      List(selection: $kind) { ForEach(ShapeKind.allCases) { Text($0.rawValue).tag($0) } }
    }
    VStack {
      List(items, selection: $one) { item in Text(item.name) }
      List(items, selection: $several) { item in Text(item.name) }
      List(items, id: \.id, selection: $one) { item in Text(item.name) }
      List(items, id: \.self, selection: .constant(Set<ShapeItem>())) { Text($0.name) }
      List(items, rowContent: row)
      List(items, rowContent: ShapeRow.init)
      List(items, id: \.id, rowContent: row)
      List(ShapeKind.allCases) { Text($0.rawValue) }
      List(Array(items.enumerated()), id: \.offset) { index, item in Text("\(index) \(item.name)") }
    }
    loops
    sections
  }

  private func row(_ item: ShapeItem) -> some View { Text(item.name) }

  @ViewBuilder private var loops: some View {
    ForEach(items) { item in Text(item.name) }
    ForEach(items) { Text($0.name) }
    ForEach(names, id: \.self) { Text($0) }
    ForEach(0..<3) { index in Text("\(index)") }
    ForEach(0..<3, id: \.self) { index in Text("\(index)") }
    ForEach(1...3, id: \.self) { index in Text("\(index)") }
    ForEach(items.indices, id: \.self) { index in Text(items[index].name) }
    ForEach($items) { $item in TextField("Name", text: $item.name) }
    ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
    ForEach($items, id: \.id) { $item in Toggle("On", isOn: $item.isOn) }
    ForEach(items, content: row)
    ForEach(items, id: \.id, content: row)
    ForEach(ShapeKind.allCases) { kind in Text(kind.rawValue) }
    ForEach(ShapeKind.allCases, id: \.self) { kind in Text(kind.rawValue) }
    ForEach(Array(zip(items.indices, items)), id: \.0) { index, item in Text("\(index)\(item.name)")
    }
    ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
      Text("\(index)\(item.name)")
    }
    ForEach(items.sorted { $0.name < $1.name }) { item in
      if item.isOn { Text(item.name) } else { EmptyView() }
    }
  }

  @ViewBuilder private var sections: some View {
    Section { Text("a") }
    Section("Title") { Text("a") }
    Section(names[0]) { Text("a") }
    Section(header: Text("h")) { Text("a") }
    Section(header: Text("h"), footer: Text("f")) { Text("a") }
    Section(footer: Text("f")) { Text("a") }
    Section {
      Text("a")
    } header: {
      Text("h")
    }
    Section {
      Text("a")
    } footer: {
      Text("f")
    }
    Section {
      Text("a")
    } header: {
      Text("h")
    } footer: {
      Text("f")
    }
    Section("Fold", isExpanded: $isExpanded) { Text("a") }
    Section(names[0], isExpanded: $isExpanded) { Text("a") }
    Section(isExpanded: $isExpanded) {
      Text("a")
    } header: {
      Text("h")
    }
  }
}

struct ShapeRow: View {
  let item: ShapeItem
  var body: some View { Text(item.name) }
}

struct EditShapes: View {
  @State private var items: [ShapeItem] = []
  @State private var several: Set<UUID> = []
  let model = ShapeEditModel()

  var body: some View {
    List {
      ForEach(items) { Text($0.name) }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      ForEach(items) { Text($0.name).deleteDisabled(true).moveDisabled(items.count < 2) }
        .onDelete(perform: delete)
        .onMove(perform: move)
      ForEach(items) { Text($0.name) }.onDelete(perform: model.delete)
      ForEach(items) { Text($0.name) }.onDelete(perform: items.isEmpty ? nil : delete)
      ForEach($items) { $item in Text(item.name) }
        .onDelete { offsets in withAnimation { items.remove(atOffsets: offsets) } }
    }
    List(items) { item in
      Text(item.name)
        .swipeActions { Button("Delete", role: .destructive) {} }
        .swipeActions(edge: .leading) { Button("Pin") {} }
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
          Button(role: .destructive) {
          } label: {
            Text("Delete")
          }
          if item.isOn { Button("Off") {} }
        }
        .contextMenu { Button("Copy") {} }
        .contextMenu {
          Button("Copy") {}
        } preview: {
          Text("Preview")
        }
        .contextMenu(ContextMenu { Button("Old") {} })
        .listRowBackground(Color.clear)
        .listRowBackground(item.isOn ? Color.blue : nil)
        .listRowInsets(EdgeInsets())
        .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .listRowSeparator(.hidden)
        .listRowSeparator(.visible, edges: .bottom)
        .listRowSeparatorTint(.red)
        .listSectionSeparator(.hidden, edges: .top)
        .listItemTint(.red)
        .listItemTint(.monochrome)
        .headerProminence(.increased)
    }
    .contextMenu(forSelectionType: UUID.self) { ids in
      Button("Delete \(ids.count)") {}
    } primaryAction: { ids in
      several = ids
    }
    .contextMenu(forSelectionType: UUID.self) { _ in Button("Delete") {} }
    .contextMenu(
      forSelectionType: ShapeItem.ID.self,
      menu: { _ in Button("Delete") {} },
      primaryAction: { _ in }
    )
    .contextMenu(forSelectionType: UUID.self, menu: { _ in Button("Delete") {} })
    .listRowSpacing(4)
    .listSectionSpacing(.compact)
    .listSectionSpacing(8)
    .alternatingRowBackgrounds()
    .scrollContentBackground(.hidden)
  }

  private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  private func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }
}

@MainActor
final class ShapeEditModel {
  func delete(_ offsets: IndexSet) {}
}

struct GridShapes: View {
  let columns = [
    GridItem(.flexible()), GridItem(.fixed(20), spacing: 4),
    GridItem(.adaptive(minimum: 80), spacing: 4, alignment: .top),
  ]
  private let names = ["a", "b"]

  var body: some View {
    LazyVGrid(columns: columns) { ForEach(names, id: \.self) { Text($0) } }
    LazyVGrid(columns: columns, spacing: 16) { Text("a") }
    LazyVGrid(columns: columns, alignment: .leading) { Text("a") }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], alignment: .leading, spacing: 4) {
      Text("a")
    }
    LazyVGrid(columns: columns, content: { Text("a") })
    LazyVGrid(columns: columns, pinnedViews: [.sectionHeaders]) { Text("a") }
    LazyVGrid(
      columns: Array(repeating: .init(.flexible(), spacing: 2, alignment: .top), count: 3),
      alignment: .center,
      spacing: 2,
      content: { Text("a") }
    )
    LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(alignment: .leading)]) { Text("a") }
    LazyHGrid(rows: columns, spacing: 4) { Text("a") }
    Grid {
      GridRow {
        Text("a")
        Text("b")
      }
      GridRow(alignment: .top) { Text("a").gridCellColumns(2) }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
      ForEach(names, id: \.self) { name in
        GridRow { Text(name).gridColumnAlignment(.trailing).gridCellAnchor(.center) }
      }
    }
  }
}
