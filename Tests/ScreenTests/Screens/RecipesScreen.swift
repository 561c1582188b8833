import SwiftUI

struct Recipe: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let minutes: Int
  let ingredients: [String]

  func matches(_ query: String) -> Bool {
    query.isEmpty
      || title.localizedStandardContains(query)
      || ingredients.contains { $0.localizedStandardContains(query) }
  }
}

@MainActor
@Observable
final class RecipeBook {
  enum Scope: String, CaseIterable, Identifiable {
    case all, quick, favorites

    var id: Self { self }
    var title: String { rawValue.capitalized }
  }

  let recipes: [Recipe]
  var query = ""
  var scope = Scope.all
  private(set) var favorites: Set<Recipe.ID> = []
  private(set) var recentQueries: [String] = []

  init(recipes: [Recipe]) {
    self.recipes = recipes
  }

  var results: [Recipe] {
    let found = recipes.filter { $0.matches(query) }
    return switch scope {
    case .all: found
    case .quick: found.filter { $0.minutes <= 30 }
    case .favorites: found.filter { favorites.contains($0.id) }
    }
  }

  /// Ingredients that begin like the query, or what was searched for lately.
  var suggestions: [String] {
    guard !query.isEmpty else { return recentQueries }
    let ingredients = Set(recipes.flatMap(\.ingredients))
    return ingredients.filter { $0.hasPrefix(query.lowercased()) && $0 != query }.sorted()
  }

  subscript(isFavorite id: Recipe.ID) -> Bool {
    get { favorites.contains(id) }
    set { if newValue { favorites.insert(id) } else { favorites.remove(id) } }
  }

  func rememberQuery() {
    recentQueries = [query] + recentQueries.filter { $0 != query }.prefix(4)
  }
}

/// Recipes that are searched by title and ingredient.
struct RecipesScreen: View {
  @State private var book: RecipeBook

  init(recipes: [Recipe]) {
    _book = State(initialValue: RecipeBook(recipes: recipes))
  }

  var body: some View {
    NavigationStack {
      RecipeResults(book: book)
        .navigationTitle("Recipes")
        .navigationDestination(for: Recipe.self) { recipe in
          RecipeDetail(recipe: recipe, book: book)
        }
        .searchable(
          text: $book.query,
          placement: .navigationBarDrawer(displayMode: .always),
          prompt: "Title or ingredient"
        )
        .searchScopes($book.scope, activation: .onSearchPresentation) {
          ForEach(RecipeBook.Scope.allCases) { scope in
            Text(scope.title).tag(scope)
          }
        }
        .searchSuggestions {
          RecipeSuggestions(book: book)
        }
        .onSubmit(of: .search, book.rememberQuery)
        .textInputAutocapitalization(.never)
    }
  }
}

private struct RecipeResults: View {
  let book: RecipeBook

  var body: some View {
    let results = book.results
    List(results) { recipe in
      NavigationLink(value: recipe) {
        RecipeRow(recipe: recipe, isFavorite: book[isFavorite: recipe.id])
      }
      .swipeActions(edge: .leading) {
        Button("Favorite", systemImage: "heart") {
          book[isFavorite: recipe.id].toggle()
        }
        .tint(.pink)
      }
      .accessibilityIdentifier("recipe-\(recipe.id)")
    }
    .listStyle(.plain)
    .overlay {
      if results.isEmpty {
        ContentUnavailableView.search(text: book.query)
      }
    }
    .safeAreaInset(edge: .bottom) {
      RecipeCount(count: results.count)
    }
  }
}

private struct RecipeRow: View {
  let recipe: Recipe
  let isFavorite: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(recipe.title)
        Text("\(recipe.minutes) min")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if isFavorite {
        Image(systemName: "heart.fill")
          .foregroundStyle(.pink)
          .accessibilityLabel("Favorite")
      }
    }
  }
}

/// Counts what was found, while somebody searches.
private struct RecipeCount: View {
  let count: Int
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    if isSearching {
      Text("^[\(count) recipe](inflect: true)")
        .font(.footnote)
        .padding(6)
        .background(.bar, in: .capsule)
    }
  }
}

private struct RecipeSuggestions: View {
  let book: RecipeBook

  var body: some View {
    ForEach(book.suggestions, id: \.self) { suggestion in
      Label(suggestion, systemImage: "magnifyingglass")
        .searchCompletion(suggestion)
    }
  }
}

private struct RecipeDetail: View {
  let recipe: Recipe
  @Bindable var book: RecipeBook

  var body: some View {
    List {
      Section("Ingredients") {
        ForEach(recipe.ingredients, id: \.self) { Text($0.capitalized) }
      }
      Toggle("Favorite", isOn: $book[isFavorite: recipe.id])
    }
    .navigationTitle(recipe.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview {
  RecipesScreen(recipes: [
    Recipe(id: 1, title: "Tomato Soup", minutes: 30, ingredients: ["tomato", "onion"])
  ])
}
