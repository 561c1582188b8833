/// Where products are looked up.
protocol ProductCatalog: Sendable {
  /// The products whose names contain a text.
  func products(matching query: String) async throws -> [Product]
}

/// A catalogue in memory that takes its time.
struct SampleCatalog: ProductCatalog {
  let products: [Product]
  let delay: Duration

  func products(matching query: String) async throws -> [Product] {
    try await Task.sleep(for: delay)
    return products.filter { $0.name.lowercased().contains(query.lowercased()) }
  }
}
