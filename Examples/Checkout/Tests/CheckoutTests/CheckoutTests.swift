import Checkout
import RenderSim
import Testing

@MainActor
struct CheckoutTests {
  let store = CheckoutStore(lines: [
    OrderLine(id: 1, name: "Tea", price: 6),
    OrderLine(id: 2, name: "Cup", price: 12, quantity: 2),
  ])

  @Test
  func `a valid coupon lowers the total and touches no line`() throws {
    let host = RenderHost { CheckoutScreen(store: store) }
    let before = host.log.evaluations(of: "OrderLineRow")
    try host.type("SPRING", into: "coupon")
    #expect(host.log.evaluations(of: "OrderLineRow") == before)
    #expect(host.texts.contains("Discount"))
  }

  @Test
  func `an order is placed once`() throws {
    let host = RenderHost { CheckoutScreen(store: store) }
    try host.tap("Order")
    try host.tap("Place order")
    #expect(store.orderNumber == 1_002)
    #expect(host.texts.contains("Order 1002 is on its way."))
    #expect(throws: ReplayError.self) { try host.tap("Order") }
  }
}
