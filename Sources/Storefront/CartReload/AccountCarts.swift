/// Where the carts of accounts are kept.
protocol AccountCarts: Sendable {
  /// The lines in the cart of an account.
  func lines(of account: String) async -> [LineItem]
}

/// Carts in memory; a request goes on to its end even if nobody wants the answer any more.
struct SampleAccountCarts: AccountCarts {
  let lineCount: Int
  /// How long the answer for each account takes.
  let delays: [String: Duration]

  func lines(of account: String) async -> [LineItem] {
    let delay = delays[account] ?? .zero
    // Detached, as a request is that was sent: it does not hear of a cancellation.
    await Task.detached { try? await Task.sleep(for: delay) }.value
    return LineItem.samples(lineCount)
  }
}
