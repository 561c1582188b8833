import RenderSim

/// The cart of `WideCart`, each row of which is given a closure that captures something.
enum ClosureRowsCart {
  struct CartScreen: View {
    let store: CartStore

    var body: some View {
      VStack {
        CartListView(store: store)
        CouponField(store: store)
      }
    }
  }

  struct CartListView: View {
    let store: CartStore

    var body: some View {
      VStack {
        if !store.couponCode.isEmpty {
          Text("With coupon \(store.couponCode)")
        }
        ForEach(store.lines) { line in
          CartLineRow(line: line) { store.remove(line.id) }
        }
      }
    }
  }

  struct CartLineRow: View {
    let line: LineItem
    let onRemove: @MainActor () -> Void

    var body: some View {
      HStack {
        Text(line.name)
        Spacer()
        Text("\(line.quantity) × \(line.price)")
        Button("Remove", action: onRemove)
      }
    }
  }
}
