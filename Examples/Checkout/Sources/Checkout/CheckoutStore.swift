import Foundation
import OSLog
import SwiftUI

/// One line of the order.
public struct OrderLine: Identifiable, Equatable {
  public let id: Int
  public var name: String
  public var price: Decimal
  public var quantity: Int

  public init(id: Int, name: String, price: Decimal, quantity: Int = 1) {
    self.id = id
    self.name = name
    self.price = price
    self.quantity = quantity
  }
}

/// How the order reaches the buyer.
public enum Delivery: String, CaseIterable, Identifiable {
  case standard = "Standard"
  case express = "Express"
  case pickup = "Pick-up"

  public var id: Self { self }

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
  public var lines: [OrderLine]
  public var delivery = Delivery.standard
  public var isGift = false
  public var message = ""
  public var couponCode = ""
  public private(set) var orderNumber: Int?

  @ObservationIgnored private let logger = Logger(subsystem: "shop", category: "checkout")

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
