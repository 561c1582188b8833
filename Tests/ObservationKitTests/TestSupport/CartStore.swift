internal import Fixtures
internal import Observation

/// The store that most suites of this target write to.
@Observable
final class CartStore {
  var lines: [LineItem]
  var couponCode = ""
  var showsCoupon = false

  init(lines: [LineItem] = []) {
    self.lines = lines
  }

  var total: Int { lines.reduce(0) { $0 + $1.price * $1.quantity } }
}
