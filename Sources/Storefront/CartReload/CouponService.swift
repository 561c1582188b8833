import RenderSim

/// Where coupons are looked up.
protocol CouponService: Sendable {
  /// The percentage that a coupon takes off; nil for an unknown one.
  func discount(forCoupon code: String) async throws -> Int?
}

/// A service that knows one coupon.
struct StubCoupons: CouponService {
  private let service: StubService

  init(delay: Duration) {
    service = StubService("coupons", delay: delay)
  }

  func discount(forCoupon code: String) async throws -> Int? {
    try await service.answer { code == "KUPON" ? 10 : nil }
  }
}
