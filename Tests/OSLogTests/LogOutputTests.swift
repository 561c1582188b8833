internal import Fixtures
internal import Foundation
internal import OSLog
internal import Testing

struct LogOutputTests {
  private let lines = EventLog<String>()

  private func output(level: String?) -> LogOutput {
    LogOutput(level: level) { [lines] in lines.note($0) }
  }

  @Test(arguments: [nil, "", "loud", "DEBUG"])
  func `without the name of a level nothing is written`(_ level: String?) {
    let output = output(level: level)
    for type in [OSLogType.debug, .info, .default, .error, .fault] {
      #expect(!output.writes(type))
    }
  }

  @Test(arguments: [
    ("debug", 5), ("info", 4), ("default", 3), ("error", 2), ("fault", 1),
  ])
  func `messages of a level and above are written`(_ level: String, _ count: Int) {
    let output = output(level: level)
    let types = [OSLogType.debug, .info, .default, .error, .fault]
    #expect(types.filter(output.writes) == types.suffix(count))
  }

  @Test
  func `a line says level, log and message`() {
    let output = output(level: "debug")
    let log = OSLog(subsystem: "shop", category: "cart")
    output.write("Coupon accepted", level: .info, log: log)
    output.write("Cart lost", level: .fault, log: .default)
    #expect(lines.events == ["info [shop:cart] Coupon accepted\n", "fault Cart lost\n"])
  }

  @Test
  func `a logger reads what it would write at every level but debug`() {
    let logger = Logger(subsystem: "shop", category: "cart")
    var reads: [String] = []
    func read(_ name: String) -> String {
      reads.append(name)
      return name
    }
    logger.debug("\(read("debug"))")
    logger.info("\(read("info"))")
    logger.error("\(read("error"))")
    Logger(.disabled).error("\(read("disabled"))")
    #expect(reads == ["info", "error"])
  }

  @Test
  func `an app's code logs without writing anything`() {
    CouponValidator().logAll(error: CancellationError(), items: [1], url: nil, date: Date())
    #expect(!OSLog.default.isEnabled(type: .fault))
  }
}
