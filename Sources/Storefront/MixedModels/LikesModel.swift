import ObservationKit

/// A counter in the older observation model.
final class LikesModel: ObservableObject {
  @Published private(set) var count = 0

  func like() { count += 1 }
}
