internal import RenderSim

extension Storefront {
  /// The cart: lines, their total, and a field for a coupon.
  static var cart: Screen {
    Screen(
      "cart",
      summary: "A cart of many lines with a field for a coupon.",
      parameters: ["lines": 200]
    ) {
      ScreenVariant("narrow", summary: "Only the field reads the coupon.") { parameters in
        observable(parameters) { NarrowCart.CartScreen(store: $0) }
      }
      ScreenVariant("wide", summary: "The list reads the coupon too.") { parameters in
        observable(parameters) { WideCart.CartScreen(store: $0) }
      }
      ScreenVariant(
        "closure-rows",
        summary: "As wide, and rows carry a closure that captures something."
      ) { parameters in
        observable(parameters) { ClosureRowsCart.CartScreen(store: $0) }
      }
      ScreenVariant("observable-object", summary: "Every view observes the whole store.") {
        parameters in
        let store = ObservableObjectCart.CartStore(
          lines: LineItem.samples(parameters.integer("lines"))
        )
        return ScreenContent(
          ObservableObjectCart.CartScreen(store: store),
          actions: ["increaseQuantity": { store.increaseQuantity(of: 1) }]
        )
      }
    }
  }

  @MainActor
  private static func observable(
    _ parameters: ScreenParameters,
    _ root: (CartStore) -> some View
  ) -> ScreenContent {
    let store = CartStore(lines: LineItem.samples(parameters.integer("lines")))
    return ScreenContent(
      root(store),
      actions: ["increaseQuantity": { store.increaseQuantity(of: 1) }]
    )
  }
}
