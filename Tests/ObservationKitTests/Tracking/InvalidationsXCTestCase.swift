internal import Fixtures
internal import ObservationKit
internal import XCTest

/// Shows that invalidations can be used where Swift Testing is not.
final class InvalidationsXCTestCase: XCTestCase {
  func testTypingACouponInvalidatesTheFieldAndNotTheList() {
    let store = CartStore(lines: [LineItem(name: "Tea")])
    let field = invalidations(of: { store.couponCode }, during: { store.couponCode = "SPRING" })
    let list = invalidations(of: { store.lines }, during: { store.couponCode = "SUMMER" })
    XCTAssertEqual(field.count, 1)
    XCTAssertEqual(list, [])
  }
}
