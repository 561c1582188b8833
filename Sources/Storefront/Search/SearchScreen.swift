import RenderSim

/// A field, and the products that match what it says.
struct SearchScreen: View {
  let store: SearchStore

  var body: some View {
    VStack {
      SearchField(store: store)
      SearchResults(store: store)
    }
  }
}

private struct SearchField: View {
  @Bindable var store: SearchStore

  var body: some View {
    TextField("Search", text: $store.query)
      .accessibilityIdentifier("search")
      .task(id: store.query) { await store.search() }
  }
}

private struct SearchResults: View {
  let store: SearchStore

  var body: some View {
    List(store.results) { product in
      ProductRow(product: product)
    }
  }
}

private struct ProductRow: View {
  let product: Product

  var body: some View {
    Text(product.name)
  }
}
