/// One line of the cart.
package struct LineItem: Equatable {
  package var name: String
  package var price: Int
  package var quantity: Int

  package init(name: String, price: Int = 100, quantity: Int = 1) {
    self.name = name
    self.price = price
    self.quantity = quantity
  }
}
