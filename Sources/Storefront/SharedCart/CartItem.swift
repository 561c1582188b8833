import Observation

/// One product in the shared cart; an object of its own, so that its readers are its own too.
@Observable
final class CartItem: Identifiable {
  let id: Int
  let name: String
  var quantity = 1
  var note = ""

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

// MARK: - Hashable

extension CartItem: Hashable {
  static func == (first: CartItem, second: CartItem) -> Bool { first === second }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
