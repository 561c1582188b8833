import SwiftUI

struct TableShapes: View {
  @State private var items: [ShapeItem] = []
  @State private var one: ShapeItem.ID?
  @State private var several = Set<ShapeItem.ID>()
  @State private var order = [KeyPathComparator(\ShapeItem.name)]
  @State private var showsPrice = true
  private let title = "Name"

  var body: some View {
    Table(items) {
      TableColumn("Name", value: \.name)
      TableColumn("Price") { item in Text("\(item.price)") }
      TableColumn(title) { Text($0.name) }
    }
    Table(items, selection: $one) {
      TableColumn("Name", value: \.name).width(min: 10, ideal: 20, max: 30)
      TableColumn("Price") { Text("\($0.price)") }.width(80)
      if showsPrice {
        TableColumn("More") { Text($0.note ?? "") }
      }
    }
    Table(items, selection: $several) {
      TableColumn("Name") { item in
        HStack { Text(item.name) }
      }
      .width(100)
      TableColumn("") { (item: ShapeItem) in Toggle("", isOn: .constant(item.isOn)) }
    }
    Table(items, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Price", value: \.price) { Text("\($0.price)") }
      TableColumn("Note") { Text($0.note ?? "") }
    }
    .onChange(of: order) { _, new in items.sort(using: new) }
    Table(items, selection: $one, sortOrder: $order) {
      TableColumn("Name", value: \.name) { Text($0.name) }
      TableColumn("Name", value: \.name, comparator: .localizedStandard) { Text($0.name) }
      TableColumn("Note", value: \.note) { Text($0.note ?? "") }
    }
    Table(items, selection: $several, sortOrder: $order) {
      TableColumn(title, value: \.name)
      TableColumn("Price", value: \.price) { item in Text(item.price, format: .number) }
        .width(ideal: 40)
    }
    rows
      .tableStyle(.inset)
      .tableColumnHeaders(.hidden)
      .alternatingRowBackgrounds(.disabled)
  }

  @ViewBuilder private var rows: some View {
    Table(of: ShapeItem.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(items) { item in TableRow(item) }
    }
    Table(of: ShapeItem.self, selection: $one) {
      TableColumn("Name", value: \.name)
      TableColumn("Price") { Text("\($0.price)") }
    } rows: {
      ForEach(items) { TableRow($0) }
    }
    Table(selection: $several, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Price", value: \.price) { Text("\($0.price)") }
    } rows: {
      ForEach(items) { item in TableRow(item) }
      if showsPrice { TableRow(ShapeItem()) }
    }
    Table(of: ShapeItem.self, selection: $several, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    } rows: {
      Section("All") { ForEach(items) { TableRow($0) } }
    }
  }
}
