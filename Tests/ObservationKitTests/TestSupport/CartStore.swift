import Observation

/// One line of the cart, a value.
struct LineItem: Equatable, Sendable {
  var name: String
  var quantity: Int
  var price = 1
}

/// The cart that every test reads and writes.
@Observable
final class CartStore {
  var lines = [LineItem(name: "Tea", quantity: 1), LineItem(name: "Milk", quantity: 2)]
  var couponCode = ""
  var note: String?
  var showsCoupon = false
  var onCheckout: () -> Void = {}

  /// Derived from `lines`, so it depends on them.
  var total: Int { lines.reduce(0) { $0 + $1.quantity * $1.price } }

  @ObservationIgnored var visits = 0
}
