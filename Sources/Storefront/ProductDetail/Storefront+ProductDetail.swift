import RenderSim

extension Storefront {
  /// A product that is loaded, made a favourite, and added to the cart.
  static var productDetail: Screen {
    Screen(
      "product-detail",
      summary: "A product behind three services.",
      parameters: ["product": 7, "answer_ms": 100]
    ) {
      ScreenVariant("observable", summary: "Each part reads what it shows.") {
        ScreenContent(
          ProductDetailScreen(
            store: ProductDetailStore(id: $0.integer("product"), services: services($0))
          )
        )
      }
      ScreenVariant("observable-object", summary: "Each part observes the whole store.") {
        ScreenContent(
          ObservableObjectProductDetail.ProductDetailScreen(
            store: .init(id: $0.integer("product"), services: services($0))
          )
        )
      }
    }
  }

  private static func services(_ parameters: ScreenParameters) -> ProductServices {
    .stubs(delay: .milliseconds(parameters.integer("answer_ms")))
  }
}
