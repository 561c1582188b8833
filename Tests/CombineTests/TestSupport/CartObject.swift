internal import Combine
internal import Fixtures

/// The cart as it was before `@Observable`.
class CartObject: ObservableObject {
  @Published var lines: [LineItem]
  @Published var couponCode = ""
  @Published private var note = ""

  init(lines: [LineItem] = [], note: String = "") {
    self.lines = lines
    self.note = note
  }

  func write(note: String) {
    self.note = note
  }
}

/// A cart with a published property of its own.
final class GiftCartObject: CartObject {
  @Published var wrapping = "plain"
}
