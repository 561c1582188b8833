import ObservationKit
import RenderSim

/// The product as it was before observation: every part runs on each change of the store.
enum ObservableObjectProductDetail {
  @MainActor
  final class ProductDetailStore: ObservableObject {
    @Published private(set) var product: Product?
    @Published private(set) var isFavourite = false
    @Published private(set) var cartCount = 0
    /// What was asked last, if it failed.
    @Published private(set) var failure: ProductRequest?

    private let id: Product.ID
    private let services: ProductServices

    init(id: Product.ID, services: ProductServices) {
      self.id = id
      self.services = services
    }

    /// Asks a service, and notes if it fails.
    func send(_ request: ProductRequest) async {
      failure = nil
      do {
        switch request {
        case .load: product = try await services.products.product(id)
        case .toggleFavourite: try await toggleFavourite()
        case .addToCart:
          try await services.carts.add(id)
          cartCount += 1
        }
      } catch is CancellationError {
        // The screen is gone.
      } catch {
        failure = request
      }
    }

    /// Shows the change at once, and takes it back if it cannot be stored.
    private func toggleFavourite() async throws {
      isFavourite.toggle()
      do {
        try await services.favourites.setFavourite(isFavourite, id)
      } catch {
        isFavourite.toggle()
        throw error
      }
    }
  }

  struct ProductDetailScreen: View {
    @ObservedObject var store: ProductDetailStore

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
    @ObservedObject var store: ProductDetailStore

    var body: some View {
      if let product = store.product { Text(product.name) } else { ProgressView() }
    }
  }

  private struct FavouriteButton: View {
    @ObservedObject var store: ProductDetailStore

    var body: some View {
      Button(store.isFavourite ? "Forget" : "Remember") {
        Task { await store.send(.toggleFavourite) }
      }
      .accessibilityIdentifier("favourite")
    }
  }

  private struct AddToCartButton: View {
    @ObservedObject var store: ProductDetailStore

    var body: some View {
      Button("Add to cart") { Task { await store.send(.addToCart) } }
      Text("\(store.cartCount) in the cart")
    }
  }

  private struct FailureMessage: View {
    @ObservedObject var store: ProductDetailStore

    var body: some View {
      if let failure = store.failure {
        Text(failure.failureMessage)
        Button("Retry") { Task { await store.send(failure) } }
      }
    }
  }
}
