import SwiftUI

extension EnvironmentValues {
  @Entry var couponLimit: Int = 3
  @Entry var greeting = "Hello"
  /// A note for the cart.
  @Entry public var note: String?
  @Entry var discounts: [String: Double] = ["SPRING": 0.1]
}

@Observable
final class PreviewedStore {
  var count = 0
}

final class PreviewedObject: ObservableObject {
  @Published var count = 0
}

struct PreviewedView: View {
  @Environment(\.couponLimit) private var limit
  @Environment(\.greeting) private var greeting
  @Binding var count: Int

  var body: some View {
    Text("\(greeting), \(count) of \(limit)")
  }
}

#Preview {
  @Previewable @State var count = 1
  PreviewedView(count: $count)
}

#Preview("Zero", traits: .sizeThatFitsLayout) {
  PreviewedView(count: .constant(0))
}

#Preview("One") {
  let store = PreviewedStore()
  return PreviewedView(count: .constant(store.count))
}
