import BudgetCommand
import Checkout
import Foundation
import RenderSim

/// The gate of the checkout: `swift run -c release CheckoutBudget check`.
@main
@MainActor
enum CheckoutBudget {
  static func main() {
    BudgetCommand.run(screens: [
      Screen("checkout", parameters: ["lines": 50]) {
        ScreenVariant("current") { parameters in
          let lines = (1...parameters.integer("lines")).map {
            OrderLine(id: $0, name: "Tea \($0)", price: Decimal($0))
          }
          return ScreenContent(CheckoutScreen(store: CheckoutStore(lines: lines)))
        }
      }
    ])
  }
}
