import SwiftUI

/// The screen on which an order is completed.
public struct CheckoutScreen: View {
  @State private var isConfirming = false
  private let store: CheckoutStore

  /// Creates the screen of an order.
  public init(store: CheckoutStore) {
    self.store = store
  }

  /// The form, its bar and its dialog.
  public var body: some View {
    NavigationStack {
      Form {
        OrderLinesSection(store: store)
        DeliverySection(store: store)
        CouponSection(store: store)
        SummarySection(store: store)
      }
      .navigationTitle(Text(.checkoutTitle))
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Order") { isConfirming = true }
            .disabled(!store.canOrder)
        }
      }
      .confirmationDialog("Place this order?", isPresented: $isConfirming) {
        Button("Place order", action: store.placeOrder)
        Button("Cancel", role: .cancel) {}
      }
    }
    .tint(Color(.brand))
  }
}

struct OrderLinesSection: View {
  let store: CheckoutStore

  var body: some View {
    Section {
      ForEach(store.lines) { line in
        OrderLineRow(line: line)
      }
      .onDelete(perform: store.remove)
    } header: {
      Label {
        Text(.itemsCount(store.lines.count))
      } icon: {
        Image(.logo)
      }
    }
  }
}

struct OrderLineRow: View {
  let line: OrderLine
  @Environment(\.currencyCode) private var currencyCode

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(line.name).font(.headline)
        Text("\(line.quantity) × \(line.price, format: .currency(code: currencyCode))")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(line.price * Decimal(line.quantity), format: .currency(code: currencyCode))
        .monospacedDigit()
    }
  }
}

struct DeliverySection: View {
  @Bindable var store: CheckoutStore

  var body: some View {
    Section("Delivery") {
      Picker("Method", selection: $store.delivery) {
        ForEach(Delivery.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      Toggle("This is a gift", isOn: $store.isGift.animation())
      if store.isGift {
        TextField("Message", text: $store.message, axis: .vertical)
          .lineLimit(2...4)
          .accessibilityIdentifier("message")
          .transition(.opacity)
      }
    }
  }
}

struct CouponSection: View {
  @Bindable var store: CheckoutStore
  @FocusState private var isFocused: Bool

  var body: some View {
    Section("Coupon") {
      TextField("Code", text: $store.couponCode)
        .focused($isFocused)
        .textInputAutocapitalization(.characters)
        .autocorrectionDisabled()
        .submitLabel(.done)
        .accessibilityIdentifier("coupon")
        .onSubmit { isFocused = false }
    }
  }
}

struct SummarySection: View {
  let store: CheckoutStore
  @Environment(\.currencyCode) private var currencyCode

  var body: some View {
    Section {
      LabeledContent("Subtotal", value: store.subtotal, format: .currency(code: currencyCode))
      if store.discount > 0 {
        LabeledContent("Discount", value: -store.discount, format: .currency(code: currencyCode))
      }
      LabeledContent("Total", value: store.total, format: .currency(code: currencyCode))
        .bold()
      if let number = store.orderNumber {
        Text("Order \(number) is on its way.").card()
      }
    }
  }
}

#Preview("Two lines") {
  @Previewable @State var store = CheckoutStore(lines: [
    OrderLine(id: 1, name: "Tea", price: 6),
    OrderLine(id: 2, name: "Cup", price: 12, quantity: 2),
  ])
  CheckoutScreen(store: store)
    .environment(\.currencyCode, "USD")
}

#Preview(traits: .sizeThatFitsLayout) {
  OrderLineRow(line: OrderLine(id: 1, name: "Tea", price: 6))
}
