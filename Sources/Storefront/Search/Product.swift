/// Something that the shop sells.
struct Product: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
}

extension Product {
  /// Products with made-up names, ids from 1.
  static func samples(_ count: Int) -> [Product] {
    let kinds = ["Espresso", "Espresso Cup", "Kettle", "Grinder", "Filter"]
    return (1...max(1, count)).map { id in
      Product(id: id, name: "\(kinds[id % kinds.count]) \(id)")
    }
  }
}
