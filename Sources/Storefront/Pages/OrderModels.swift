import Observation

/// The orders of somebody.
@Observable
final class OrdersModel: PageModel {
  let title = "Orders"
  let orders: [OrderModel]

  init(orders: [OrderModel]) {
    self.orders = orders
  }
}

/// One order.
@Observable
final class OrderModel: PageModel, Identifiable {
  let id: Int
  private(set) var isShipped = false

  init(id: Int) {
    self.id = id
  }

  var title: String { "Order \(id)" }

  var status: String { isShipped ? "\(title) is on its way" : "\(title) is open" }

  func ship() { isShipped = true }
}

extension OrdersModel {
  /// Orders that have not been shipped, ids from 1.
  static func sample(_ count: Int) -> OrdersModel {
    OrdersModel(orders: (0..<count).map { OrderModel(id: $0 + 1) })
  }
}
