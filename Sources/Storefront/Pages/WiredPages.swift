import RenderSim

/// The orders, and the page of one of them; view models and delegates lead from one to the other.
enum WiredPages {
  struct OrdersView: PageView {
    @Bindable var viewModel: OrdersViewModel

    var body: some View {
      NavigationStack {
        List(viewModel.model.orders) { order in
          Button {
            viewModel.open(order)
          } label: {
            OrderRow(order: order)
          }
          .accessibilityIdentifier("order-\(order.id)")
        }
        .navigationTitle(viewModel.model.title)
        .navigationDestination(item: $viewModel.openPage) { OrderView(viewModel: $0) }
      }
    }
  }

  struct OrderView: PageView {
    let viewModel: OrderViewModel

    var body: some View {
      Text(viewModel.model.status)
      Button("Ship") { viewModel.ship() }
      Button("Done") { viewModel.finish() }
    }
  }
}

/// An order in the list of orders.
struct OrderRow: View {
  let order: OrderModel

  var body: some View {
    Text(order.status)
  }
}
