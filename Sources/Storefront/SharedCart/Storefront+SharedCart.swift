import RenderSim

extension Storefront {
  /// A cart of objects that a list and an editor share through the environment.
  static var sharedCart: Screen {
    Screen(
      "shared-cart",
      summary: "A cart in the environment, and a page that edits one of its items.",
      parameters: ["items": 100]
    ) {
      ScreenVariant("observable", summary: "Each row reads the item that it shows.") {
        ScreenContent(SharedCartScreen(cart: .sample($0.integer("items"))))
      }
      ScreenVariant(
        "observable-object",
        summary: "The list observes the cart, which does not announce its items' changes."
      ) {
        ScreenContent(
          ObservableObjectSharedCart.SharedCartScreen(cart: .sample($0.integer("items")))
        )
      }
    }
  }
}
