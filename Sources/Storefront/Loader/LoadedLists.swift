import RenderSim

/// Products that were loaded.
struct ProductList: View {
  let products: [Product]

  var body: some View {
    List(products) { product in
      ProductRow(product: product)
    }
  }
}

private struct ProductRow: View {
  let product: Product

  var body: some View {
    Text(product.name)
  }
}

/// Posts that were loaded.
struct PostList: View {
  let posts: [Post]

  var body: some View {
    List(posts) { post in
      PostRow(post: post)
    }
  }
}

private struct PostRow: View {
  let post: Post

  var body: some View {
    Text(post.title)
  }
}
