import RenderSim

/// Where the carts of accounts are kept.
protocol AccountCarts: Sendable {
  /// The lines in the cart of an account.
  func lines(of account: String) async throws -> [LineItem]
}

/// Carts in memory; a request goes on to its end even if nobody wants the answer any more.
struct StubAccountCarts: AccountCarts {
  private let lineCount: Int
  private let delays: [String: Duration]
  private let service = StubService("carts", isCancellable: false)

  /// Carts that answer each account after a time of its own.
  init(lineCount: Int, delays: [String: Duration]) {
    self.lineCount = lineCount
    self.delays = delays
  }

  func lines(of account: String) async throws -> [LineItem] {
    try await service.answer(after: delays[account]) { LineItem.samples(lineCount) }
  }
}
