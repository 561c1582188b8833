import RenderSim

/// The cart whose list reads the coupon besides the lines.
enum WideCart {
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
          CartLineRow(line: line)
        }
      }
    }
  }
}
