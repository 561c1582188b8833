import SwiftUI

struct Holding: Identifiable, Hashable, Sendable {
  var id: String { symbol }
  let symbol: String
  var shares: Int
  var price: Decimal
  var change: Double

  var value: Decimal { price * Decimal(shares) }
}

@MainActor
@Observable
final class HoldingsStore {
  var holdings: [Holding]
  var selection: Set<Holding.ID> = []
  var sortOrder = [KeyPathComparator(\Holding.symbol)]

  @ObservationIgnored private(set) var removed: [Holding] = []

  var sorted: [Holding] { holdings.sorted(using: sortOrder) }

  var selectedValue: Decimal {
    holdings.lazy.filter { self.selection.contains($0.id) }.reduce(0) { $0 + $1.value }
  }

  init(holdings: [Holding]) {
    self.holdings = holdings
  }

  func removeSelected() {
    removed += holdings.filter { selection.contains($0.id) }
    holdings.removeAll { selection.contains($0.id) }
    selection.removeAll()
  }
}

struct HoldingsScreen: View {
  @State private var store: HoldingsStore

  init(holdings: [Holding]) {
    _store = State(initialValue: HoldingsStore(holdings: holdings))
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        HoldingsTable(store: store)
        Divider()
        HoldingsSummaryBar(store: store)
      }
      .navigationTitle("Holdings")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Remove", systemImage: "trash", role: .destructive, action: store.removeSelected)
            .disabled(store.selection.isEmpty)
        }
      }
    }
  }
}

private struct HoldingsTable: View {
  @Bindable var store: HoldingsStore
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    Table(store.sorted, selection: $store.selection, sortOrder: $store.sortOrder) {
      TableColumn("Symbol", value: \.symbol) { holding in
        Text(holding.symbol).font(.body.monospaced()).bold()
      }
      .width(min: 60, ideal: 80)
      TableColumn("Shares", value: \.shares) { holding in
        Text(holding.shares, format: .number)
      }
      TableColumn("Change", value: \.change) { holding in
        HoldingChangeLabel(change: holding.change)
      }
    }
    .tableStyle(.inset)
    .overlay {
      if store.holdings.isEmpty {
        ContentUnavailableView("No Holdings", systemImage: "chart.pie")
      }
    }
  }
}

private struct HoldingChangeLabel: View {
  let change: Double

  private var tint: Color { change < 0 ? .red : .green }

  var body: some View {
    Label {
      Text("\(Int((change * 100).rounded())) %")
    } icon: {
      Image(systemName: change < 0 ? "arrow.down.right" : "arrow.up.right")
    }
    .foregroundStyle(tint)
    .labelStyle(.titleAndIcon)
  }
}

private struct HoldingsSummaryBar: View {
  let store: HoldingsStore

  var body: some View {
    HStack {
      Text("\(store.selection.count) selected")
      Spacer()
      if !store.selection.isEmpty {
        Text("Worth \(NSDecimalNumber(decimal: store.selectedValue).intValue)")
          .contentTransition(.numericText())
      }
    }
    .font(.footnote)
    .padding(.horizontal)
    .frame(minHeight: 32)
    .background(.bar)
  }
}

extension Holding {
  static let samples: [Holding] = [
    Holding(symbol: "NOVA", shares: 12, price: 40, change: 0.031),
    Holding(symbol: "ARBO", shares: 3, price: 210, change: -0.012),
    Holding(symbol: "KITE", shares: 50, price: 8, change: 0.104),
  ]
}

#Preview("Three holdings") {
  HoldingsScreen(holdings: Holding.samples)
}

#Preview("None") {
  HoldingsScreen(holdings: [])
}
