internal import RenderSim
internal import Testing

/// What changing quantities, wrapping and removing in a basket evaluates.
@MainActor
struct BasketScreenTests {
  private func mount() -> (host: RenderHost, basket: Basket) {
    let basket = Basket(lines: [
      BasketLine(id: 1, title: "Lamp", unitPrice: 20),
      BasketLine(id: 2, title: "Cup", unitPrice: 4, quantity: 2),
    ])
    let host = RenderHost { BasketScreen(basket: basket) }
    return (host, basket)
  }

  @Test func `a stepper touches its row and the total`() throws {
    let (host, basket) = mount()
    #expect(
      host.log.counts == [
        "BasketScreen": 1, "BasketRow": 2, "BasketOptions": 1, "BasketFooter": 1, "BasketTotal": 1,
      ]
    )
    host.log.clear()
    try host.step("quantity-2")
    // The footer adds up the quantities of all lines; the screen reads only which lines there are.
    #expect(host.log.counts == ["BasketRow": 1, "BasketFooter": 1, "BasketTotal": 1])
    #expect(host.texts.contains("Quantity: 3"))
    #expect(host.texts.contains("$32"))
    host.log.clear()
    try host.step("quantity-1", up: false)
    // The lower limit: nothing is written.
    #expect(host.log.counts.isEmpty)
    #expect(basket.total == 32)
  }

  @Test func `wrapping changes the total and the toggle only`() throws {
    let (host, _) = mount()
    host.log.clear()
    try host.toggle("Wrap as a gift")
    #expect(host.log.counts == ["BasketOptions": 1, "BasketFooter": 1, "BasketTotal": 1])
    #expect(host.texts.contains("$31"))
  }

  @Test func `removing rows ends in the empty screen`() throws {
    let (host, _) = mount()
    host.log.clear()
    try host.swipeRow("Lamp $20 Quantity: 1")
    #expect(host.log.counts.isEmpty)
    try host.tap("Delete")
    // Both read the lines; the row of the cup is equal.
    #expect(host.log.counts == ["BasketScreen": 1, "BasketFooter": 1, "BasketTotal": 1])
    #expect(host.texts.contains("$8"))
  }

  @Test func `the receipt reads the basket from the environment of the stack`() throws {
    let (host, _) = mount()
    host.log.clear()
    try host.tap("checkout")
    // The binding is only passed on, so its owner is left alone; the footer never reads it.
    #expect(host.log.counts == ["BasketReceipt": 1])
    #expect(host.texts.contains("You pay $28"))
    host.log.clear()
    try host.tap("Done")
    #expect(host.log.counts.isEmpty)
    #expect(host.presentationCount == 0)
  }
}
