internal import RenderSim
internal import Testing

/// What editing, applying and cancelling a filter evaluate.
@MainActor
struct CatalogScreenTests {
  private func mount() -> RenderHost {
    let catalog = Catalog(products: [
      CatalogProduct(id: 1, name: "Pan", category: .kitchen, price: 30),
      CatalogProduct(id: 2, name: "Spade", category: .garden, price: 20, isOnSale: true),
      CatalogProduct(id: 3, name: "Kettle", category: .kitchen, price: 60, isInStock: false),
      CatalogProduct(id: 4, name: "Lamp", category: .office, price: 90),
    ])
    return RenderHost { CatalogScreen().environment(catalog) }
  }

  @Test func `a draft evaluates the sheet and nothing behind it`() throws {
    let host = mount()
    #expect(
      host.log.counts == [
        "CatalogScreen": 1, "CatalogRow": 4, "CatalogOrderPicker": 1, "CatalogFilterButton": 1,
      ]
    )
    host.log.clear()
    try host.tap("filter")
    #expect(host.log.counts == ["CatalogFilterSheet": 1, "CatalogPriceSlider": 1])
    #expect(host.texts.contains("4 products"))
    #expect(throws: ReplayError.controlDisabled(step: "tap Apply", control: "Apply")) {
      try host.tap("Apply")
    }
    host.log.clear()
    try host.select("Kitchen", in: "Category")
    // The binding to the price has an equal value.
    #expect(host.log.counts == ["CatalogFilterSheet": 1])
    #expect(host.texts.contains("2 products"))
    host.log.clear()
    try host.slide("Price", to: 44)
    #expect(host.log.counts == ["CatalogFilterSheet": 1, "CatalogPriceSlider": 1])
    #expect(host.texts.contains("Up to 40"))
    #expect(host.texts.contains("1 product"))
    host.log.clear()
    try host.toggle("In stock")
    #expect(host.log.counts == ["CatalogFilterSheet": 1])
    host.log.clear()
    try host.tap("Reset")
    #expect(host.log.counts == ["CatalogFilterSheet": 1, "CatalogPriceSlider": 1])
    #expect(throws: ReplayError.controlDisabled(step: "tap Apply", control: "Apply")) {
      try host.tap("Apply")
    }
  }

  @Test func `applying evaluates those who read the filter, and no row that stays`() throws {
    let host = mount()
    try host.tap("filter")
    try host.select("Kitchen", in: "Category")
    host.log.clear()
    try host.tap("Apply")
    // The sheet has never read the filter itself and leaves as it is.
    #expect(
      host.log.counts == ["CatalogScreen": 1, "CatalogOrderPicker": 1, "CatalogFilterButton": 1]
    )
    #expect(host.texts.contains("Filter (1)"))
    #expect(!host.texts.contains("Spade"))
    host.log.clear()
    try host.select("Price", in: "Order")
    // Rows change places.
    #expect(
      host.log.counts == ["CatalogScreen": 1, "CatalogOrderPicker": 1, "CatalogFilterButton": 1]
    )
    try host.tap("filter")
    try host.tap("Reset")
    host.log.clear()
    try host.tap("Apply")
    #expect(
      host.log.counts == [
        "CatalogScreen": 1, "CatalogOrderPicker": 1, "CatalogFilterButton": 1, "CatalogRow": 2,
      ]
    )
  }

  @Test func `a cancelled draft is forgotten`() throws {
    let host = mount()
    try host.tap("filter")
    try host.toggle("On sale")
    #expect(host.texts.contains("1 product"))
    host.log.clear()
    try host.tap("Cancel")
    #expect(host.log.counts.isEmpty)
    #expect(host.presentationCount == 0)
    try host.tap("filter")
    #expect(host.log.counts == ["CatalogFilterSheet": 1, "CatalogPriceSlider": 1])
    #expect(host.texts.contains("4 products"))
    host.log.clear()
    try host.dismiss()
    #expect(host.log.counts.isEmpty)
  }
}
