import RenderSim

extension Storefront {
  /// The cart that is loaded anew when somebody else signs in.
  static var cartReload: Screen {
    Screen(
      "cart-reload",
      summary: "A cart that is loaded for the account that is signed in.",
      parameters: ["lines": 20, "a_ms": 300, "b_ms": 100, "coupon_ms": 50]
    ) {
      ScreenVariant("account-checked", summary: "Drops the answer for an earlier account.") {
        content($0, checksAccount: true)
      }
      ScreenVariant("unchecked", summary: "Shows whatever answer comes last.") {
        content($0, checksAccount: false)
      }
    }
  }

  @MainActor
  private static func content(
    _ parameters: ScreenParameters,
    checksAccount: Bool
  ) -> ScreenContent {
    let carts = StubAccountCarts(
      lineCount: parameters.integer("lines"),
      delays: [
        "A": .milliseconds(parameters.integer("a_ms")),
        "B": .milliseconds(parameters.integer("b_ms")),
      ]
    )
    let coupons = StubCoupons(delay: .milliseconds(parameters.integer("coupon_ms")))
    return ScreenContent(
      CartReloadScreen(
        store: CartReloadStore(carts: carts, coupons: coupons, checksAccount: checksAccount)
      )
    )
  }
}
