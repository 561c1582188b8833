internal import RenderSim
internal import Testing

/// What searching, choosing a scope and marking favorites evaluate.
@MainActor
struct RecipesScreenTests {
  private func mount() -> RenderHost {
    RenderHost {
      RecipesScreen(recipes: [
        Recipe(id: 1, title: "Tomato Soup", minutes: 30, ingredients: ["tomato", "onion"]),
        Recipe(id: 2, title: "Onion Tart", minutes: 50, ingredients: ["onion", "flour"]),
        Recipe(id: 3, title: "Plum Cake", minutes: 60, ingredients: ["plum", "flour"]),
        Recipe(id: 4, title: "Green Salad", minutes: 10, ingredients: ["lettuce", "tomato"]),
      ])
    }
  }

  @Test func `a search evaluates results and suggestions for each character, and no row`() throws {
    let host = mount()
    #expect(
      host.log.counts == [
        "RecipesScreen": 1, "RecipeResults": 1, "RecipeRow": 4, "RecipeCount": 1,
      ]
    )
    host.log.clear()
    try host.focus("Title or ingredient")
    // Whether somebody searches is read by the count alone.
    #expect(host.log.counts == ["RecipeCount": 1, "RecipeSuggestions": 1])
    #expect(host.texts.contains("4 recipes"))
    host.log.clear()
    try host.type("to", into: "Title or ingredient")
    // The screen makes the binding to the query. Three recipes, then two; those left are equal.
    #expect(
      host.log.counts == [
        "RecipesScreen": 2, "RecipeResults": 2, "RecipeSuggestions": 2, "RecipeCount": 2,
      ]
    )
    #expect(host.texts.contains("2 recipes"))
    host.log.clear()
    try host.tap("tomato")
    // The same two recipes.
    #expect(
      host.log.counts == ["RecipesScreen": 1, "RecipeResults": 1, "RecipeSuggestions": 1]
    )
    host.log.clear()
    try host.clear("Title or ingredient")
    // The two rows that had left are new.
    #expect(
      host.log.counts == [
        "RecipesScreen": 1, "RecipeResults": 1, "RecipeSuggestions": 1, "RecipeCount": 1,
        "RecipeRow": 2,
      ]
    )
  }

  @Test func `nothing found shows the empty screen, and a submitted query is suggested later`()
    throws
  {
    let host = mount()
    try host.type("plum", into: "Title or ingredient")
    #expect(host.texts.contains("1 recipe"))
    host.log.clear()
    try host.submit("Title or ingredient")
    // The suggestions ask for recent queries only while the query is empty.
    #expect(host.log.counts.isEmpty)
    try host.type("x", into: "Title or ingredient")
    #expect(host.texts.contains("0 recipes"))
    #expect(host.texts.contains { $0.contains("“plumx”") })
    host.log.clear()
    try host.clear("Title or ingredient")
    #expect(
      host.log.counts == [
        "RecipesScreen": 1, "RecipeResults": 1, "RecipeSuggestions": 1, "RecipeCount": 1,
        "RecipeRow": 4,
      ]
    )
    #expect(host.texts.contains("plum"))
  }

  @Test func `a favorite evaluates its row, and the results where they depend on it`() throws {
    let host = mount()
    try host.swipeRow("recipe-2")
    host.log.clear()
    try host.tap("Favorite")
    // The closure of each row reads the favorites, not the body around.
    #expect(host.log.counts == ["RecipeRow": 1])
    host.log.clear()
    try host.tap("recipe-2")
    #expect(host.log.counts == ["RecipeDetail": 1])
    #expect(host.texts.contains("Flour"))
    host.log.clear()
    try host.toggle("Favorite")
    #expect(host.log.counts == ["RecipeDetail": 1, "RecipeRow": 1])
    try host.toggle("Favorite")
    try host.pop()
    try host.focus("Title or ingredient")
    host.log.clear()
    try host.select("Favorites", in: "Scope")
    #expect(host.log.counts == ["RecipesScreen": 1, "RecipeResults": 1, "RecipeCount": 1])
    #expect(host.texts.contains("Onion Tart"))
    #expect(!host.texts.contains("Plum Cake"))
    try host.swipeRow("recipe-2")
    host.log.clear()
    try host.tap("Favorite")
    // Now the results read the favorites.
    #expect(host.log.counts == ["RecipeResults": 1, "RecipeCount": 1])
    #expect(host.texts.contains("0 recipes"))
  }
}
