import RenderSim

/// The cart of the account that is signed in.
struct CartReloadScreen: View {
  let store: CartReloadStore

  var body: some View {
    VStack {
      Text("Account \(store.account)")
      Button("Switch to B") { store.account = "B" }
      LoadingMark(store: store)
      LoadedLines(store: store)
      CouponCheck(store: store)
      DiscountLabel(store: store)
    }
    .task(id: store.account) { await store.reload() }
  }
}

private struct LoadingMark: View {
  let store: CartReloadStore

  var body: some View {
    if store.isLoading { ProgressView() }
  }
}

private struct LoadedLines: View {
  let store: CartReloadStore

  var body: some View {
    Text("Cart of \(store.shownAccount ?? "nobody")")
    ForEach(store.lines) { line in
      CartLineRow(line: line)
    }
  }
}

private struct CouponCheck: View {
  @Bindable var store: CartReloadStore

  var body: some View {
    TextField("Coupon", text: $store.couponCode)
      .accessibilityIdentifier("coupon")
      .task(id: store.couponCode) { await store.validateCoupon() }
  }
}

private struct DiscountLabel: View {
  let store: CartReloadStore

  var body: some View {
    if let discount = store.discount { Text("\(discount) percent off") }
  }
}
