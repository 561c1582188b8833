import BudgetKit
import Testing

struct RecordingTableTests {
  @Test
  func `recordings are a table for each scenario, and one of their times`() {
    let recordings = [
      Recording.cart(redundant: ["CouponField": 1], replayTimes: [1_234_449, 1_000_000]),
      Recording.cart("wide"),
    ]
    #expect(
      RecordingTable(recordings, style: .plain).text == """
        coupon
          lines 2, 2 events
          variant  view          mount  evaluations  redundant
          narrow   CartLineRow       2            0          0
                   CartListView      1            0          0
                   CouponField       0            2          1
          wide     CartLineRow       2            0          0
                   CartListView      1            0          0
                   CouponField       0            2          0

          Time of a whole replay; deviation is the median distance from the median.
          variant  iterations      least     median        p95  deviation
          narrow            2  1000.0 µs  1000.0 µs  1234.4 µs     0.0 µs

        """
    )
  }
}
