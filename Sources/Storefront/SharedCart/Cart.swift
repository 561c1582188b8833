import Observation

/// The cart that the pages of a screen share.
@Observable
final class Cart {
  var items: [CartItem]

  init(items: [CartItem]) {
    self.items = items
  }

  /// The number of pieces of everything.
  var pieceCount: Int { items.reduce(0) { $0 + $1.quantity } }
}

extension Cart {
  /// A cart of one piece of each sample product.
  static func sample(_ count: Int) -> Cart {
    Cart(items: LineItem.samples(count).map { CartItem(id: $0.id, name: $0.name) })
  }
}
