import SwiftUI

struct CatalogProduct: Identifiable, Hashable, Sendable {
  enum Category: String, CaseIterable, Sendable {
    case kitchen, garden, office
  }

  let id: Int
  let name: String
  let category: Category
  let price: Double
  var isInStock = true
  var isOnSale = false
}

struct CatalogFilter: Equatable, Sendable {
  enum Order: String, CaseIterable, Identifiable, Sendable {
    case name, price

    var id: Self { self }
  }

  var category: CatalogProduct.Category?
  var maximumPrice = 100.0
  var isInStockOnly = false
  var isOnSaleOnly = false
  var order = Order.name

  /// How many of the criteria exclude anything.
  var activeCount: Int {
    [category != nil, maximumPrice < 100, isInStockOnly, isOnSaleOnly].count { $0 }
  }

  func includes(_ product: CatalogProduct) -> Bool {
    (category == nil || product.category == category)
      && product.price <= maximumPrice
      && (!isInStockOnly || product.isInStock)
      && (!isOnSaleOnly || product.isOnSale)
  }
}

@MainActor
@Observable
final class Catalog {
  let products: [CatalogProduct]
  var filter = CatalogFilter()

  init(products: [CatalogProduct]) {
    self.products = products
  }

  var visible: [CatalogProduct] {
    let found = products.filter(filter.includes)
    return switch filter.order {
    case .name: found.sorted { $0.name < $1.name }
    case .price: found.sorted { $0.price < $1.price }
    }
  }

  func count(of filter: CatalogFilter) -> Int { products.count(where: filter.includes) }
}

struct CatalogScreen: View {
  @Environment(Catalog.self) private var catalog
  @State private var isFiltering = false

  var body: some View {
    NavigationStack {
      List(catalog.visible) { product in
        CatalogRow(product: product)
      }
      .navigationTitle("Products")
      .toolbar {
        ToolbarItem(placement: .principal) {
          CatalogOrderPicker(catalog: catalog)
        }
        ToolbarItem(placement: .primaryAction) {
          CatalogFilterButton(isFiltering: $isFiltering)
        }
      }
      .sheet(isPresented: $isFiltering) {
        CatalogFilterSheet(filter: catalog.filter)
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
      }
    }
  }
}

private struct CatalogRow: View {
  let product: CatalogProduct

  var body: some View {
    LabeledContent {
      Text(product.price, format: .currency(code: "EUR"))
    } label: {
      Text(product.name)
      if product.isOnSale {
        Text("Sale").foregroundStyle(.orange)
      }
    }
    .opacity(product.isInStock ? 1 : 0.5)
  }
}

private struct CatalogOrderPicker: View {
  @Bindable var catalog: Catalog

  var body: some View {
    Picker("Order", selection: $catalog.filter.order) {
      ForEach(CatalogFilter.Order.allCases) { order in
        Text(order.rawValue.capitalized).tag(order)
      }
    }
    .pickerStyle(.segmented)
  }
}

private struct CatalogFilterButton: View {
  @Environment(Catalog.self) private var catalog
  @Binding var isFiltering: Bool

  var body: some View {
    let count = catalog.filter.activeCount
    Button {
      isFiltering = true
    } label: {
      Label(
        count == 0 ? "Filter" : "Filter (\(count))",
        systemImage: "line.3.horizontal.decrease.circle"
      )
      .symbolVariant(count == 0 ? .none : .fill)
    }
    .accessibilityIdentifier("filter")
  }
}

/// Edits a draft of the filter, which `Apply` hands over.
private struct CatalogFilterSheet: View {
  @Environment(Catalog.self) private var catalog
  @Environment(\.dismiss) private var dismiss
  @State private var draft: CatalogFilter
  private let original: CatalogFilter

  init(filter: CatalogFilter) {
    original = filter
    _draft = State(initialValue: filter)
  }

  var body: some View {
    NavigationStack {
      Form {
        Picker("Category", selection: $draft.category) {
          Text("All").tag(CatalogProduct.Category?.none)
          ForEach(CatalogProduct.Category.allCases, id: \.self) { category in
            Text(category.rawValue.capitalized).tag(Optional(category))
          }
        }
        .pickerStyle(.menu)
        CatalogPriceSlider(price: $draft.maximumPrice)
        Section {
          Toggle("In stock", isOn: $draft.isInStockOnly)
          Toggle("On sale", isOn: $draft.isOnSaleOnly)
        } footer: {
          Text("^[\(catalog.count(of: draft)) product](inflect: true)")
        }
        Button("Reset", role: .destructive) { draft = CatalogFilter(order: draft.order) }
          .disabled(draft.activeCount == 0)
      }
      .navigationTitle("Filter")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Apply") {
            catalog.filter = draft
            dismiss()
          }
          .disabled(draft == original)
        }
      }
    }
  }
}

private struct CatalogPriceSlider: View {
  @Binding var price: Double

  var body: some View {
    VStack(alignment: .leading) {
      Text("Up to \(price, format: .number.precision(.fractionLength(0)))")
      Slider(value: $price, in: 0...100, step: 10) {
        Text("Price")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
    }
  }
}

#Preview {
  CatalogScreen()
    .environment(
      Catalog(products: [CatalogProduct(id: 1, name: "Pan", category: .kitchen, price: 30)])
    )
}
