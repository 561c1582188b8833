import OSLog
import Observation

/// The model of a cart that is loaded for whoever is signed in.
@MainActor
@Observable
final class CartReloadStore {
  var account = "A"
  var couponCode = ""
  private(set) var lines: [LineItem] = []
  private(set) var shownAccount: String?
  private(set) var isLoading = false
  /// The percentage that the coupon takes off; nil while it is not known to be valid.
  private(set) var discount: Int?

  @ObservationIgnored private let carts: any AccountCarts
  @ObservationIgnored private let coupons: any CouponService
  @ObservationIgnored private let checksAccount: Bool
  @ObservationIgnored private let signposter = OSSignposter(
    subsystem: "perfbudget.storefront",
    category: "cart"
  )

  /// A store that drops answers for another account than the present one, if `checksAccount`.
  init(carts: any AccountCarts, coupons: any CouponService, checksAccount: Bool) {
    self.carts = carts
    self.coupons = coupons
    self.checksAccount = checksAccount
  }

  /// Loads the cart of the present account.
  func reload() async {
    // Identities of their own, since the reloads of two accounts overlap.
    let interval = signposter.beginInterval("cart reload", id: signposter.makeSignpostID())
    defer { signposter.endInterval("cart reload", interval) }
    let requested = account
    isLoading = true
    let answer = try? await carts.lines(of: requested)
    if checksAccount, requested != account { return }
    isLoading = false
    guard let answer else { return }
    lines = answer
    shownAccount = requested
  }

  /// Asks what the coupon code is worth; cancelled when the code changes.
  func validateCoupon() async {
    discount = nil
    guard !couponCode.isEmpty else { return }
    let interval = signposter.beginInterval("coupon validation", id: signposter.makeSignpostID())
    defer { signposter.endInterval("coupon validation", interval) }
    guard let answer = try? await coupons.discount(forCoupon: couponCode) else { return }
    discount = answer
  }
}
