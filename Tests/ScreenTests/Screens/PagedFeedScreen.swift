import OSLog
import SwiftUI

struct ArticlePage: Sendable {
  var titles: [String]
  var next: Int?
}

struct ArticleClient: Sendable {
  var page: @Sendable (_ number: Int) async throws -> ArticlePage

  static let sample = ArticleClient { number in
    try await Task.sleep(for: .milliseconds(300))
    return ArticlePage(
      titles: (1...3).map { "Article \(number * 3 + $0)" },
      next: number < 2 ? number + 1 : nil
    )
  }
}

@MainActor
@Observable
final class ArticleFeed {
  enum Phase: Equatable {
    case idle
    case loading
    case failed(String)
    case finished
  }

  struct Article: Identifiable, Hashable {
    let id: Int
    let title: String
  }

  private(set) var articles: [Article] = []
  private(set) var phase = Phase.idle
  @ObservationIgnored private var nextPage: Int? = 0
  private let client: ArticleClient
  private let logger = Logger(subsystem: "com.example.feed", category: "loading")

  init(client: ArticleClient) {
    self.client = client
  }

  func loadMore() async {
    guard phase != .loading, let page = nextPage else { return }
    phase = .loading
    logger.debug("Loading page \(page, privacy: .public)")
    do {
      let result = try await client.page(page)
      let first = articles.count
      articles += result.titles.enumerated().map { Article(id: first + $0, title: $1) }
      nextPage = result.next
      phase = result.next == nil ? .finished : .idle
    } catch is CancellationError {
      phase = .idle
    } catch {
      logger.error("Page \(page) failed: \(error.localizedDescription)")
      phase = .failed(error.localizedDescription)
    }
  }
}

/// Articles that are loaded page by page.
struct PagedFeedScreen: View {
  @State private var model: ArticleFeed

  init(client: ArticleClient = .sample) {
    _model = State(wrappedValue: ArticleFeed(client: client))
  }

  var body: some View {
    List {
      Articles(articles: model.articles)
      Footer(model: model)
    }
    .task { await model.loadMore() }
    .refreshable { await model.loadMore() }
  }
}

extension PagedFeedScreen {
  struct Articles: View {
    let articles: [ArticleFeed.Article]

    var body: some View {
      ForEach(articles) { article in
        Row(article: article)
          .listRowSeparator(.hidden)
      }
    }
  }

  struct Row: View {
    let article: ArticleFeed.Article

    var body: some View {
      Text(article.title)
        .padding(.vertical, 4)
    }
  }

  struct Footer: View {
    let model: ArticleFeed

    var body: some View {
      Group {
        switch model.phase {
        case .idle:
          Button("Load More") { Task { await model.loadMore() } }
        case .loading:
          ProgressView("Loading…").controlSize(.small)
        case .failed(let message):
          VStack {
            Text(message).foregroundStyle(.red)
            Button("Try Again") { Task { await model.loadMore() } }
          }
        case .finished:
          Text("That is all")
        }
      }
      .frame(maxWidth: .infinity)
      .listRowInsets(EdgeInsets())
    }
  }
}

#Preview("Loads") {
  PagedFeedScreen()
}

#Preview("Fails") {
  PagedFeedScreen(client: ArticleClient { _ in throw URLError(.timedOut) })
}
