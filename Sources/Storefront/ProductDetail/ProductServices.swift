import RenderSim

/// Where the details of products come from.
protocol ProductService: Sendable {
  /// The product with an identity.
  func product(_ id: Product.ID) async throws -> Product
}

/// Where somebody's favourites are kept.
protocol FavouriteService: Sendable {
  /// Makes a product a favourite, or no longer one.
  func setFavourite(_ isFavourite: Bool, _ id: Product.ID) async throws
}

/// Where somebody's cart is kept.
protocol CartService: Sendable {
  /// Adds one piece of a product.
  func add(_ id: Product.ID) async throws
}

/// The services that the screen of a product asks.
struct ProductServices: Sendable {
  let products: any ProductService
  let favourites: any FavouriteService
  let carts: any CartService
}

extension ProductServices {
  /// Services that answer after a time.
  static func stubs(delay: Duration) -> ProductServices {
    ProductServices(
      products: StubProducts(service: StubService("products", delay: delay)),
      favourites: StubFavourites(service: StubService("favourites", delay: delay)),
      carts: StubCarts(service: StubService("carts", delay: delay))
    )
  }
}

private struct StubProducts: ProductService {
  let service: StubService

  func product(_ id: Product.ID) async throws -> Product {
    try await service.answer { Product(id: id, name: "Kettle \(id)") }
  }
}

private struct StubFavourites: FavouriteService {
  let service: StubService

  func setFavourite(_ isFavourite: Bool, _ id: Product.ID) async throws {
    try await service.answer {}
  }
}

private struct StubCarts: CartService {
  let service: StubService

  func add(_ id: Product.ID) async throws {
    try await service.answer {}
  }
}
