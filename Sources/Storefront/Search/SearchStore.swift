import Observation

/// The model of the search screen.
@MainActor
@Observable
final class SearchStore {
  var query = ""
  private(set) var results: [Product] = []

  @ObservationIgnored private let catalog: any ProductCatalog
  @ObservationIgnored private let pause: Duration
  @ObservationIgnored private var answeredQuery = ""

  /// A store that asks when nobody has typed for `pause`.
  init(catalog: any ProductCatalog, pause: Duration) {
    self.catalog = catalog
    self.pause = pause
  }

  /// Looks up what the query says; cancelled when the query changes.
  func search() async {
    do {
      if pause > .zero { try await Task.sleep(for: pause) }
      guard query != answeredQuery else { return }
      let query = query
      results = try await catalog.products(matching: query)
      answeredQuery = query
    } catch {
      // Cancelled, since the next query is under way; or there is no answer, and what was found stays.
    }
  }
}
