import RenderSim

extension Storefront {
  /// A page that leads to another one and back.
  static var pages: Screen {
    Screen(
      "pages",
      summary: "A list of orders and the page of an order.",
      parameters: ["orders": 20]
    ) {
      ScreenVariant("wired", summary: "View models push pages and hear from them as delegates.") {
        ScreenContent(WiredPages.OrdersView.startPage(.sample($0.integer("orders"))))
      }
      ScreenVariant("linked", summary: "Links push values; a page leaves by the environment.") {
        ScreenContent(LinkedPages.OrdersView(model: .sample($0.integer("orders"))))
      }
    }
  }
}
