internal import RenderSim
internal import Testing

/// What redeeming a voucher, and failing to, evaluates.
@MainActor
struct VoucherScreenTests {
  private struct Service: VoucherService {
    func voucher(for code: String) async throws -> Voucher {
      guard code.hasPrefix("SAVE") else { throw VoucherError.unknown(code) }
      return Voucher(code: code, percent: 15)
    }
  }

  @Test func `a voucher is confirmed in an alert and removed in a dialog`() async throws {
    let host = RenderHost { VoucherScreen(store: VoucherStore(service: Service())) }
    #expect(host.log.counts == ["VoucherScreen": 1, "VoucherEntry": 1, "VoucherList": 1])
    host.log.clear()
    try host.type("SAVE", into: "Voucher code")
    #expect(host.log.counts == ["VoucherEntry": 4])
    host.log.clear()
    try host.tap("Check")
    await host.settle()
    #expect(host.presentationCount == 1)
    #expect(host.texts.contains("15 % off your next order."))
    // Only the screen reads the candidate.
    #expect(host.log.evaluations(of: "VoucherScreen") == 1)
    #expect(host.log.evaluations(of: "VoucherList") == 0)
    host.log.clear()
    try host.tap("Redeem")
    // The list shows the vouchers, the entry the code, the screen whether there is a candidate.
    #expect(host.log.counts == ["VoucherScreen": 1, "VoucherEntry": 1, "VoucherList": 1])
    #expect(host.texts.contains("Discount: 15 %"))
    #expect(try host.text(in: "Voucher code") == "")
    host.log.clear()
    try host.tap("Remove All")
    // The dialog's state is made into a binding and not read.
    #expect(host.log.counts.isEmpty)
    #expect(host.presentationCount == 1)
    try host.tap("Remove Vouchers")
    #expect(host.log.counts == ["VoucherList": 1])
    #expect(host.texts.contains("Discount: 0 %"))
  }

  @Test func `a failure is an alert whose button empties the field`() async throws {
    let host = RenderHost { VoucherScreen(store: VoucherStore(service: Service())) }
    try host.type("LOST", into: "Voucher code")
    try host.submit("Voucher code")
    await host.settle()
    #expect(host.texts.contains("“LOST” is not a voucher."))
    #expect(host.texts.contains("Check the code on your letter."))
    host.log.clear()
    try host.tap("Try Again")
    #expect(host.log.counts == ["VoucherScreen": 1, "VoucherEntry": 1])
    #expect(host.presentationCount == 0)
  }
}
