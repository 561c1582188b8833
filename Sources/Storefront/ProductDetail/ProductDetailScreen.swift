import RenderSim

/// A product, with what can be done with it; each part reads what it shows.
struct ProductDetailScreen: View {
  let store: ProductDetailStore

  var body: some View {
    VStack {
      ProductHeader(store: store)
      FavouriteButton(store: store)
      AddToCartButton(store: store)
      FailureMessage(store: store)
    }
    .task { await store.send(.load) }
  }
}

private struct ProductHeader: View {
  let store: ProductDetailStore

  var body: some View {
    if let product = store.product { Text(product.name) } else { ProgressView() }
  }
}

private struct FavouriteButton: View {
  let store: ProductDetailStore

  var body: some View {
    Button(store.isFavourite ? "Forget" : "Remember") {
      Task { await store.send(.toggleFavourite) }
    }
    .accessibilityIdentifier("favourite")
  }
}

private struct AddToCartButton: View {
  let store: ProductDetailStore

  var body: some View {
    Button("Add to cart") { Task { await store.send(.addToCart) } }
    Text("\(store.cartCount) in the cart")
  }
}

private struct FailureMessage: View {
  let store: ProductDetailStore

  var body: some View {
    if let failure = store.failure {
      Text(failure.failureMessage)
      Button("Retry") { Task { await store.send(failure) } }
    }
  }
}
