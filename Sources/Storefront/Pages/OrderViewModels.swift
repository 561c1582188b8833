import Observation

/// Opens and closes the page of an order, and is the delegate of that page.
@MainActor
@Observable
final class OrdersViewModel: PageViewModel, PageDelegate {
  let model: OrdersModel
  /// The page of an order that is open.
  var openPage: OrderViewModel?

  @ObservationIgnored weak var delegate: (any PageDelegate)?

  init(model: OrdersModel) {
    self.model = model
  }

  func open(_ order: OrderModel) {
    openPage = .startPage(order, delegate: self)
  }

  func pageDidFinish() {
    openPage = nil
  }
}

/// Ships an order, and asks its delegate to leave.
@MainActor
@Observable
final class OrderViewModel: PageViewModel {
  let model: OrderModel

  @ObservationIgnored weak var delegate: (any PageDelegate)?

  init(model: OrderModel) {
    self.model = model
  }

  func ship() { model.ship() }

  func finish() { delegate?.pageDidFinish() }
}

// MARK: - Hashable

extension OrderViewModel: nonisolated Hashable {
  nonisolated static func == (first: OrderViewModel, second: OrderViewModel) -> Bool {
    first === second
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
