import BudgetCommand
import RenderSim
import Testing

@MainActor
struct RecordDifferenceTests {
  private let record = TestShop.record(["CouponField"])

  private func difference(_ change: (inout ReplayRecord) -> Void) -> RecordDifference? {
    var other = record
    change(&other)
    return RecordDifference(record, other)
  }

  @Test
  func `equal records do not differ`() {
    #expect(difference { _ in } == nil)
  }

  @Test
  func `the order of mounting counts`() {
    let difference = difference { $0.mount.swapAt(0, 1) }
    #expect(difference?.place == "mounting")
    #expect(difference?.first == "'CartScreen/CartListView' (appeared)")
    #expect(difference?.second == "'CartScreen/CartLineRow' (appeared)")
  }

  @Test
  func `an evaluation that is redundant only once differs`() {
    let difference = difference { $0.events[1].evaluations[0].isRedundant = true }
    #expect(difference?.place == "event '2' (type 'U')")
    #expect(difference?.second == "'CartScreen/CouponField' (CartStore.couponCode, redundant)")
  }

  @Test
  func `an event of another name differs`() {
    let difference = difference { $0.events[0].action = "tap" }
    #expect(difference?.first == "the event 'type 'K''")
    #expect(difference?.second == "'tap'")
  }

  @Test
  func `numbers of events and of mounted views count`() {
    #expect(difference { $0.events.removeLast() }?.place == "the number of events")
    #expect(difference { $0.mountedCount += 1 }?.second == "'5'")
  }

  @Test
  func `findings count`() {
    let finding = Finding(kind: .updateLoop, view: "V", message: "m")
    #expect(difference { $0.findings = [finding] }?.place == "the number of findings")
  }
}
