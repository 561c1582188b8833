import Observation

/// The model of a cart that is loaded for whoever is signed in.
@MainActor
@Observable
final class CartReloadStore {
  var account = "A"
  private(set) var lines: [LineItem] = []
  private(set) var shownAccount: String?
  private(set) var isLoading = false

  @ObservationIgnored private let carts: any AccountCarts
  @ObservationIgnored private let checksAccount: Bool

  /// A store that drops answers for another account than the present one, if `checksAccount`.
  init(carts: any AccountCarts, checksAccount: Bool) {
    self.carts = carts
    self.checksAccount = checksAccount
  }

  /// Loads the cart of the present account.
  func reload() async {
    let requested = account
    isLoading = true
    let answer = await carts.lines(of: requested)
    if checksAccount, requested != account { return }
    lines = answer
    shownAccount = requested
    isLoading = false
  }
}
