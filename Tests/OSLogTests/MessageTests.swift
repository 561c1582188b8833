internal import OSLog
internal import Testing

struct MessageTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let message: @Sendable () -> OSLogMessage

    init(_ text: String, _ message: @autoclosure @escaping @Sendable () -> OSLogMessage) {
      testDescription = text
      self.message = message
    }
  }

  static let examples: [Example] = [
    Example("plain", "plain"),
    Example("a text in it", "a \("text") in it"),
    Example("7 and 0007", "\(7) and \(7, format: .decimal(minDigits: 4))"),
    Example("+7", "\(7, format: .decimal(explicitPositiveSign: true))"),
    Example(
      "ff 0xFF 0o17",
      "\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true)) \(15, format: .octal(includePrefix: true))"
    ),
    Example("-5", "\(-5)"),
    Example(
      "1.500000 1.50 2e+00",
      "\(1.5) \(1.5, format: .fixed(precision: 2)) \(2.0, format: .exponential(precision: 0))"
    ),
    Example("0.25", "\(Float(0.25), format: .hybrid)"),
    Example("true yes", "\(true) \(true, format: .answer)"),
    Example(
      "[ab   ] [   ab]",
      "[\("ab", align: .left(columns: 5))] [\("ab", align: .right(columns: 5))]"
    ),
    Example("<private> <private>", "\("secret", privacy: .private) \(7, privacy: .sensitive)"),
    Example("open", "\("open", privacy: .public)"),
    Example("[1, 2]", "\([1, 2])"),
    Example("Int", "\(Int.self)"),
  ]

  @Test(arguments: examples)
  func `a message is put together as its values ask for`(_ example: Example) {
    #expect(example.message().text == example.testDescription)
  }

  @Test
  func `a value is read again only when a message is read or written`() {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    let message: OSLogMessage = "\(next())"
    #expect(count == 0)
    message.read()
    #expect(count == 1)
    #expect(message.text == "2")
  }

  @Test
  func `the functions from C take their formats`() {
    #expect(
      OSLogMessage(format: "%{public}@ took %.2f s", ["reload", 1.5]).text == "reload took 1.50 s"
    )
    #expect(OSLogMessage(format: "%d%% of %03ld, %x", [50, 7, 255]).text == "50% of 007, ff")
    #expect(OSLogMessage(format: "%{private}@!", ["secret"]).text == "<private>!")
    #expect(OSLogMessage(format: "%s and %@", ["one"]).text == "one and ")
    #expect(OSLogMessage(format: "ends with %", []).text == "ends with ")
  }
}
