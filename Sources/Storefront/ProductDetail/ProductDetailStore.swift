import Observation

/// The model of the screen of a product.
@MainActor
@Observable
final class ProductDetailStore {
  private(set) var product: Product?
  private(set) var isFavourite = false
  private(set) var cartCount = 0
  /// What was asked last, if it failed.
  private(set) var failure: ProductRequest?

  @ObservationIgnored private let id: Product.ID
  @ObservationIgnored private let services: ProductServices

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
