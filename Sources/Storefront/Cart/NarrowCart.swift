import RenderSim

/// The cart in which each view reads only what it shows.
enum NarrowCart {
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
        ForEach(store.lines) { line in
          CartLineRow(line: line)
        }
      }
    }
  }
}

/// The field for the coupon code; the only view that reads it.
struct CouponField: View {
  @Bindable var store: CartStore

  var body: some View {
    TextField("Coupon", text: $store.couponCode)
      .accessibilityIdentifier("coupon")
  }
}
