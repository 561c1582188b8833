import RenderSim

extension Storefront {
  /// The search: products that match a text.
  static var search: Screen {
    Screen(
      "search",
      summary: "A search that asks a catalogue while somebody types.",
      parameters: ["products": 50, "answer_ms": 20, "pause_ms": 300]
    ) {
      ScreenVariant("debounced", summary: "Asks when nobody has typed for a while.") {
        ScreenContent(
          SearchScreen(
            store: SearchStore(
              catalog: catalog($0),
              pause: .milliseconds($0.integer("pause_ms"))
            )
          )
        )
      }
      ScreenVariant("every-keystroke", summary: "Asks with each keystroke.") {
        ScreenContent(SearchScreen(store: SearchStore(catalog: catalog($0), pause: .zero)))
      }
    }
  }

  private static func catalog(_ parameters: ScreenParameters) -> StubCatalog {
    StubCatalog(
      products: Product.samples(parameters.integer("products")),
      delay: .milliseconds(parameters.integer("answer_ms"))
    )
  }
}
