import SwiftUI

@MainActor
@Observable
final class BasketLine: Identifiable {
  nonisolated let id: Int
  let title: String
  let unitPrice: Int
  var quantity: Int

  var subtotal: Int { unitPrice * quantity }

  init(id: Int, title: String, unitPrice: Int, quantity: Int = 1) {
    self.id = id
    self.title = title
    self.unitPrice = unitPrice
    self.quantity = quantity
  }
}

@MainActor
@Observable
final class Basket {
  private(set) var lines: [BasketLine]
  var isGift = false

  var total: Int { lines.reduce(isGift ? 3 : 0) { $0 + $1.subtotal } }
  var isEmpty: Bool { lines.isEmpty }

  init(lines: [BasketLine]) {
    self.lines = lines
  }

  func remove(_ line: BasketLine) {
    lines.removeAll { $0.id == line.id }
  }
}

struct BasketScreen: View {
  @State var basket: Basket
  @State private var isCheckingOut = false

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Basket")
        .safeAreaInset(edge: .bottom) {
          BasketFooter(isCheckingOut: $isCheckingOut)
        }
        .sheet(isPresented: $isCheckingOut) {
          BasketReceipt()
            .presentationDetents([.medium, .large])
            .presentationDragIndicator(.visible)
        }
    }
    .environment(basket)
  }

  @ViewBuilder
  private var content: some View {
    if basket.isEmpty {
      ContentUnavailableView {
        Label("Nothing here", systemImage: "basket")
      } description: {
        Text("Things you add turn up here.")
      }
    } else {
      List {
        Section("Items") {
          ForEach(basket.lines) { line in
            BasketRow(line: line)
              .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                Button("Delete", role: .destructive) {
                  withAnimation { basket.remove(line) }
                }
              }
          }
        }
        BasketOptions()
      }
      .listStyle(.insetGrouped)
    }
  }
}

private struct BasketRow: View {
  @Bindable var line: BasketLine

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text(line.title).font(.headline)
        Spacer()
        Text("$\(line.subtotal)").monospacedDigit()
      }
      Stepper("Quantity: \(line.quantity)", value: $line.quantity, in: 1...9)
        .accessibilityIdentifier("quantity-\(line.id)")
    }
    .padding(.vertical, 4)
  }
}

private struct BasketOptions: View {
  @Environment(Basket.self) private var basket

  var body: some View {
    @Bindable var basket = basket
    Section {
      Toggle("Wrap as a gift", systemImage: "gift", isOn: $basket.isGift)
    } footer: {
      Text("Wrapping costs $3.")
    }
  }
}

private struct BasketFooter: View {
  @Environment(Basket.self) private var basket
  @Binding var isCheckingOut: Bool

  var body: some View {
    Button {
      isCheckingOut = true
    } label: {
      BasketTotal(amount: basket.total)
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .disabled(basket.isEmpty)
    .accessibilityIdentifier("checkout")
    .padding()
    .background(.ultraThinMaterial)
  }
}

private struct BasketTotal: View {
  let amount: Int

  var body: some View {
    LabeledContent("Total", value: "$\(amount)")
      .fontWeight(.semibold)
  }
}

private struct BasketReceipt: View {
  @Environment(Basket.self) private var basket
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("You pay $\(basket.total)").font(.title2)
      Button("Done") { dismiss() }
    }
    .padding()
  }
}

#Preview {
  @Previewable @State var basket = Basket(lines: [
    BasketLine(id: 1, title: "Lamp", unitPrice: 20)
  ])
  BasketScreen(basket: basket)
}
