import Observation

/// The model of the cart screen.
@Observable
final class CartStore {
  /// What the cart is doing.
  enum Phase: Equatable {
    case idle
    case applyingCoupon
  }

  var lines: [LineItem]
  var phase = Phase.idle
  var couponCode = ""

  @ObservationIgnored private let api: any CartAPI

  init(lines: [LineItem], api: any CartAPI = SampleCartAPI()) {
    self.lines = lines
    self.api = api
  }

  /// The price of everything, in cents.
  var total: Int { lines.reduce(0) { $0 + $1.total } }

  /// The price after the coupon, in cents; unchanged while the code is unknown.
  var discountedTotal: Int {
    guard let percent = api.discount(forCoupon: couponCode) else { return total }
    return total * (100 - percent) / 100
  }

  func increaseQuantity(of id: LineItem.ID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].quantity += 1
  }

  func remove(_ id: LineItem.ID) {
    lines.removeAll { $0.id == id }
  }
}
