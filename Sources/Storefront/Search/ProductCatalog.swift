import RenderSim

/// Where products are looked up.
protocol ProductCatalog: Sendable {
  /// The products whose names contain a text.
  func products(matching query: String) async throws -> [Product]
}

/// A catalogue in memory that takes its time.
struct StubCatalog: ProductCatalog {
  private let products: [Product]
  private let service: StubService

  init(products: [Product], delay: Duration) {
    self.products = products
    service = StubService("products", delay: delay)
  }

  func products(matching query: String) async throws -> [Product] {
    try await service.answer {
      products.filter { $0.name.lowercased().contains(query.lowercased()) }
    }
  }
}
