import RenderSim

/// One line of the cart.
struct CartLineRow: View {
  let line: LineItem

  var body: some View {
    HStack {
      Text(line.name)
      Spacer()
      Text("\(line.quantity) × \(line.price)")
    }
  }
}
