import RenderSim

/// The orders, and the page of one of them; values and the environment lead from one to the other.
enum LinkedPages {
  struct OrdersView: View {
    let model: OrdersModel

    var body: some View {
      NavigationStack {
        List(model.orders) { order in
          NavigationLink(value: order.id) { OrderRow(order: order) }
            .accessibilityIdentifier("order-\(order.id)")
        }
        .navigationTitle(model.title)
        .navigationDestination(for: OrderModel.ID.self) { id in
          if let order = model.orders.first(where: { $0.id == id }) {
            OrderView(order: order)
          }
        }
      }
    }
  }

  struct OrderView: View {
    let order: OrderModel
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text(order.status)
      Button("Ship") { order.ship() }
      Button("Done") { dismiss() }
    }
  }
}
