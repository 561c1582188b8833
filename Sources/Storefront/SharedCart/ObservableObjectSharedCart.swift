import ObservationKit
import RenderSim

/// The shared cart as it was before observation: the cart does not announce what its items do.
enum ObservableObjectSharedCart {
  final class Cart: ObservableObject {
    @Published var items: [CartItem]

    init(items: [CartItem]) {
      self.items = items
    }

    /// The number of pieces of everything.
    var pieceCount: Int { items.reduce(0) { $0 + $1.quantity } }
  }

  final class CartItem: ObservableObject, Identifiable {
    let id: Int
    let name: String
    @Published var quantity = 1
    @Published var note = ""

    init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  struct SharedCartScreen: View {
    let cart: Cart

    var body: some View {
      NavigationStack {
        VStack {
          CartTotal()
          CartItemList()
        }
        .navigationDestination(for: CartItem.self) { CartItemEditor(item: $0) }
      }
      .environmentObject(cart)
    }
  }

  private struct CartTotal: View {
    @EnvironmentObject private var cart: Cart

    var body: some View {
      Text("\(cart.pieceCount) pieces")
    }
  }

  private struct CartItemList: View {
    @EnvironmentObject private var cart: Cart

    var body: some View {
      List(cart.items) { item in
        NavigationLink(value: item) { CartItemRow(item: item) }
          .accessibilityIdentifier("item-\(item.id)")
      }
    }
  }

  /// Relies on the list, and the list on the cart; nobody observes the item.
  private struct CartItemRow: View {
    let item: CartItem

    var body: some View {
      Text("\(item.quantity) × \(item.name)")
      if !item.note.isEmpty { Text(item.note) }
    }
  }

  private struct CartItemEditor: View {
    @ObservedObject var item: CartItem

    var body: some View {
      Text(item.name)
      Stepper("Quantity", value: $item.quantity, in: 1...99)
        .accessibilityIdentifier("quantity")
      TextField("Note", text: $item.note)
        .accessibilityIdentifier("note")
    }
  }
}

extension ObservableObjectSharedCart.Cart {
  /// A cart of one piece of each sample product.
  static func sample(_ count: Int) -> Self {
    Self(items: LineItem.samples(count).map { .init(id: $0.id, name: $0.name) })
  }
}

// MARK: - Hashable

extension ObservableObjectSharedCart.CartItem: Hashable {
  static func == (
    first: ObservableObjectSharedCart.CartItem,
    second: ObservableObjectSharedCart.CartItem
  ) -> Bool {
    first === second
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
