import ObservationKit
import RenderSim

/// Holds the object in `@State`, which keeps it and does not observe it.
struct UnobservedLikesScreen: View {
  @State private var likes = LikesModel()

  var body: some View {
    Text("\(likes.count) likes")
    Button("Like") { likes.like() }
  }
}

/// Holds the object in `@StateObject`, which keeps and observes it.
struct ObservedLikesScreen: View {
  @StateObject private var likes = LikesModel()

  var body: some View {
    Text("\(likes.count) likes")
    Button("Like") { likes.like() }
  }
}
