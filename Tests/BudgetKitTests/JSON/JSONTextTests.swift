import BudgetKit
import Testing

struct JSONTextTests {
  @Test
  func `a file has one member a line and sorted keys`() {
    let text = JSONText.object([
      "b": .array([.integer(1), .bool(true)]),
      "a": .line(.object(["y": .number(0.5), "x": .array([.integer(1), .integer(2)])])),
      "empty": .object([:]),
      "none": .array([]),
      "open": .openArray([]),
    ])
    #expect(
      text.rendered() == """
        {
          "a": {"x": [1, 2], "y": 0.5},
          "b": [
            1,
            true
          ],
          "empty": {},
          "none": [],
          "open": [
          ]
        }

        """
    )
  }

  @Test
  func `a text with every awkward character is read back as it was`() throws {
    let awkward = "\u{0}\u{1F}\u{7F}\"\\/\n\r\t\u{2028}é😀e\u{301}"
    let node = try JSON5Reader.read(Array(JSONText.string(awkward).rendered().utf8))
    guard case .string(let text) = node.value else {
      Issue.record("The value is no text.")
      return
    }
    #expect(Array(text.unicodeScalars) == Array(awkward.unicodeScalars))
  }

  @Test(arguments: [0.1, -2.5e-300, 1e20, 5, .greatestFiniteMagnitude])
  func `a number is read back as it was`(_ number: Double) throws {
    let node = try JSON5Reader.read(Array(JSONText.number(number).rendered().utf8))
    #expect(node.value == .number(number))
  }

  @Test
  func `a number that is none cannot be written`() async {
    await #expect(processExitsWith: .failure) { _ = JSONText.number(.nan).rendered() }
  }
}
