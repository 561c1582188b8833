import Foundation
import OSLog
import SwiftUI

/// One line of the order.
public struct OrderLine: Identifiable, Equatable {
  /// What tells the line from others.
  public let id: Int
  var name: String
  var price: Decimal
  var quantity: Int

  /// Creates a line.
  public init(id: Int, name: String, price: Decimal, quantity: Int = 1) {
    self.id = id
    self.name = name
    self.price = price
    self.quantity = quantity
  }
}

/// How the order reaches the buyer.
enum Delivery: String, CaseIterable, Identifiable {
  case standard = "Standard"
  case express = "Express"
  case pickup = "Pick-up"

  /// The kind itself.
  var id: Self { self }

  var price: Decimal {
    switch self {
    case .standard: 4
    case .express: 9
    case .pickup: 0
    }
  }
}

/// The order that is being checked out.
@MainActor
@Observable
public final class CheckoutStore {
  var lines: [OrderLine]
  var delivery = Delivery.standard
  var isGift = false
  var message = ""
  var couponCode = ""
  /// The number that the shop gave the order.
  public private(set) var orderNumber: Int?

  @ObservationIgnored private let logger = Logger(subsystem: "shop", category: "checkout")

  /// Creates an order.
  public init(lines: [OrderLine]) {
    self.lines = lines
  }

  var subtotal: Decimal { lines.reduce(0) { $0 + $1.price * Decimal($1.quantity) } }
  var total: Decimal { subtotal + delivery.price - discount }
  var discount: Decimal { couponCode == "SPRING" ? 5 : 0 }
  var canOrder: Bool { !lines.isEmpty && orderNumber == nil }

  func remove(at offsets: IndexSet) {
    lines.remove(atOffsets: offsets)
  }

  func placeOrder() {
    logger.info("Order of \(self.lines.count) lines")
    orderNumber = 1_000 + lines.count
  }
}
