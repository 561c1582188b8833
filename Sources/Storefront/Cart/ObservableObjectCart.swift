import ObservationKit
import RenderSim

/// The cart as it was before observation: every view runs on each change of the store.
enum ObservableObjectCart {
  final class CartStore: ObservableObject {
    @Published var lines: [LineItem]
    @Published var couponCode = ""

    init(lines: [LineItem]) {
      self.lines = lines
    }

    func increaseQuantity(of id: LineItem.ID) {
      guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
      lines[index].quantity += 1
    }
  }

  struct CartScreen: View {
    @ObservedObject var store: CartStore

    var body: some View {
      VStack {
        CartListView(store: store)
        CouponField(store: store)
      }
    }
  }

  struct CartListView: View {
    @ObservedObject var store: CartStore

    var body: some View {
      VStack {
        ForEach(store.lines) { line in
          CartLineRow(line: line)
        }
      }
    }
  }

  struct CouponField: View {
    @ObservedObject var store: CartStore

    var body: some View {
      TextField("Coupon", text: $store.couponCode)
        .accessibilityIdentifier("coupon")
    }
  }
}
