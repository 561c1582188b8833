/// Something that the shop writes about.
struct Post: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
}

extension Post {
  /// Posts with made-up titles, ids from 1.
  static func samples(_ count: Int) -> [Post] {
    (0..<count).map { Post(id: $0 + 1, title: "Post \($0 + 1)") }
  }
}
