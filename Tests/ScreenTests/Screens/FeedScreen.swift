import SwiftUI

struct FeedPhoto: Identifiable, Equatable, Sendable {
  let id: Int
  let author: String
  let caption: String
  var isFavorite = false

  var url: URL? { URL(string: "https://photos.example.com/\(id).jpg") }
}

@MainActor
@Observable
final class FeedStore {
  private(set) var photos: [FeedPhoto] = []
  private(set) var isExhausted = false
  @ObservationIgnored private let pageSize: Int
  @ObservationIgnored private let limit: Int

  init(pageSize: Int, limit: Int) {
    self.pageSize = pageSize
    self.limit = limit
  }

  func loadMore() {
    guard !isExhausted else { return }
    let next = photos.count..<min(limit, photos.count + pageSize)
    photos += next.map { FeedPhoto(id: $0, author: "Author \($0 % 3)", caption: "Photo \($0)") }
    if photos.count == limit { isExhausted = true }
  }

  func toggleFavorite(_ photo: FeedPhoto) {
    guard let index = photos.firstIndex(where: { $0.id == photo.id }) else { return }
    photos[index].isFavorite.toggle()
  }

  func hide(author: String) {
    photos.removeAll { $0.author == author }
  }
}

struct FeedScreen: View {
  @State private var store: FeedStore
  @State private var shared: FeedPhoto?

  init(pageSize: Int = 20, limit: Int = 100) {
    _store = State(initialValue: FeedStore(pageSize: pageSize, limit: limit))
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 16, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(store.photos) { photo in
            FeedCard(photo: photo)
              .contextMenu {
                menu(for: photo)
              } preview: {
                FeedImage(url: photo.url)
              }
              .accessibilityIdentifier("photo-\(photo.id)")
          }
        } header: {
          FeedHeader(count: store.photos.count)
        }
        if !store.isExhausted {
          Button("Load More") { store.loadMore() }
        }
      }
    }
    .onAppear(perform: store.loadMore)
    .sheet(item: $shared) { photo in
      Text("Share \(photo.caption)")
    }
  }

  @ViewBuilder
  private func menu(for photo: FeedPhoto) -> some View {
    Button(
      photo.isFavorite ? "Remove from Favorites" : "Add to Favorites",
      systemImage: photo.isFavorite ? "heart.slash" : "heart"
    ) {
      store.toggleFavorite(photo)
    }
    Button("Share", systemImage: "square.and.arrow.up") { shared = photo }
    Divider()
    Menu("More") {
      Button("Hide \(photo.author)", role: .destructive) { store.hide(author: photo.author) }
    }
  }
}

private struct FeedCard: View {
  let photo: FeedPhoto

  var body: some View {
    VStack(alignment: .leading) {
      FeedImage(url: photo.url)
        .overlay(alignment: .topTrailing) {
          if photo.isFavorite {
            Image(systemName: "heart.fill").foregroundStyle(.pink).padding(8)
          }
        }
      Text(photo.caption).font(.caption)
    }
    .modifier(FeedCardChrome(isHighlighted: photo.isFavorite))
  }
}

private struct FeedImage: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable().scaledToFill()
      case .failure: Image(systemName: "photo.badge.exclamationmark")
      @unknown default: EmptyView()
      }
    }
    .aspectRatio(4 / 3, contentMode: .fit)
    .clipped()
  }
}

private struct FeedHeader: View {
  let count: Int

  var body: some View {
    Text("^[\(count) photo](inflect: true)")
      .frame(maxWidth: .infinity)
      .background(.regularMaterial)
  }
}

private struct FeedCardChrome: ViewModifier {
  let isHighlighted: Bool

  func body(content: Content) -> some View {
    content
      .padding(8)
      .background(.background, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
      .shadow(radius: isHighlighted ? 6 : 2)
  }
}

#Preview {
  FeedScreen(pageSize: 3, limit: 9)
}
