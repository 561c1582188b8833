/// One product in a cart and how many of it.
struct LineItem: Identifiable, Equatable {
  let id: Int
  var name: String
  /// The price of one piece, in cents.
  var price: Int
  var quantity: Int

  /// The price of all pieces, in cents.
  var total: Int { price * quantity }
}

extension LineItem {
  /// The lines of a sample cart.
  static func samples(_ count: Int) -> [LineItem] {
    (1...max(1, count)).prefix(count).map { number in
      LineItem(id: number, name: "Product \(number)", price: 100 + number, quantity: 1)
    }
  }
}
