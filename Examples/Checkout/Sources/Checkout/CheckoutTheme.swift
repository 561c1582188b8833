import SwiftUI

/// What the checkout looks like in different shops.
struct CheckoutTheme: Equatable {
  var accent = Color(.brand)
  var spacing: CGFloat = 8
}

extension EnvironmentValues {
  @Entry var checkoutTheme: CheckoutTheme = CheckoutTheme()
  @Entry var currencyCode = "EUR"
}

/// A card around a part of the checkout.
struct CardModifier: ViewModifier {
  @Environment(\.checkoutTheme) private var theme

  func body(content: Content) -> some View {
    content
      .padding(theme.spacing)
      .background(.thinMaterial, in: .rect(cornerRadius: 12))
      .overlay {
        RoundedRectangle(cornerRadius: 12).stroke(theme.accent.opacity(0.3), lineWidth: 1)
      }
  }
}

extension View {
  func card() -> some View { modifier(CardModifier()) }
}
