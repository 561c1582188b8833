import RenderSim

/// The shared cart, and a page to edit each of its items.
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
    .environment(cart)
  }
}

private struct CartTotal: View {
  @Environment(Cart.self) private var cart

  var body: some View {
    Text("\(cart.pieceCount) pieces")
  }
}

private struct CartItemList: View {
  @Environment(Cart.self) private var cart

  var body: some View {
    List(cart.items) { item in
      NavigationLink(value: item) { CartItemRow(item: item) }
        .accessibilityIdentifier("item-\(item.id)")
    }
  }
}

private struct CartItemRow: View {
  let item: CartItem

  var body: some View {
    Text("\(item.quantity) × \(item.name)")
    if !item.note.isEmpty { Text(item.note) }
  }
}

private struct CartItemEditor: View {
  @Bindable var item: CartItem

  var body: some View {
    Text(item.name)
    Stepper("Quantity", value: $item.quantity, in: 1...99)
      .accessibilityIdentifier("quantity")
    TextField("Note", text: $item.note)
      .accessibilityIdentifier("note")
  }
}
