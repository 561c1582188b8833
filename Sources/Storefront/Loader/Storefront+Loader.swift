import RenderSim

extension Storefront {
  /// One loader and one view of it, for whatever can be loaded.
  static var loader: Screen {
    Screen(
      "loader",
      summary: "Products or posts that are loaded by the same means.",
      parameters: ["count": 20, "answer_ms": 200]
    ) {
      ScreenVariant("products", summary: "Products.") {
        ScreenContent(
          LoaderScreen(loader: Loader("products", fetch: products($0))) {
            ProductList(products: $0)
          }
        )
      }
      ScreenVariant("posts", summary: "Posts.") {
        ScreenContent(
          LoaderScreen(loader: Loader("posts", fetch: posts($0))) { PostList(posts: $0) }
        )
      }
      ScreenVariant(
        "products-observable-object",
        summary: "Products; whoever holds the loader observes it."
      ) {
        ScreenContent(
          ObservableObjectLoader.LoaderScreen(loader: .init("products", fetch: products($0))) {
            ProductList(products: $0)
          }
        )
      }
      ScreenVariant(
        "posts-observable-object",
        summary: "Posts; whoever holds the loader observes it."
      ) {
        ScreenContent(
          ObservableObjectLoader.LoaderScreen(loader: .init("posts", fetch: posts($0))) {
            PostList(posts: $0)
          }
        )
      }
    }
  }

  @MainActor
  private static func products(
    _ parameters: ScreenParameters
  ) -> @MainActor () async throws -> [Product] {
    let service = service("products", parameters)
    let products = Product.samples(parameters.integer("count"))
    return { try await service.answer { products } }
  }

  @MainActor
  private static func posts(
    _ parameters: ScreenParameters
  ) -> @MainActor () async throws -> [Post] {
    let service = service("posts", parameters)
    let posts = Post.samples(parameters.integer("count"))
    return { try await service.answer { posts } }
  }

  private static func service(_ name: String, _ parameters: ScreenParameters) -> StubService {
    StubService(name, delay: .milliseconds(parameters.integer("answer_ms")))
  }
}
