/// What the cart asks of the shop's server.
protocol CartAPI: Sendable {
  /// The percentage that a coupon takes off; nil for an unknown one.
  func discount(forCoupon code: String) -> Int?
}

/// A server that knows one coupon.
struct SampleCartAPI: CartAPI {
  func discount(forCoupon code: String) -> Int? {
    code == "KUPON" ? 10 : nil
  }
}
