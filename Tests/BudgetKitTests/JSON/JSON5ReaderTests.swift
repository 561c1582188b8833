import BudgetKit
import Testing

struct JSON5ReaderTests {
  struct ValueCase: DescribedCase {
    var name: String { text }
    let text: String
    let value: JSONNode.Value

    init(_ text: String, _ value: JSONNode.Value) {
      (self.text, self.value) = (text, value)
    }
  }

  static let values = [
    ValueCase("true", .bool(true)),
    ValueCase("false", .bool(false)),
    ValueCase("null", .null),
    ValueCase("0", .integer(0)),
    ValueCase("-0", .integer(0)),
    ValueCase("+12", .integer(12)),
    ValueCase("9223372036854775807", .integer(.max)),
    ValueCase("-9223372036854775808", .integer(.min)),
    ValueCase("9223372036854775808", .number(9_223_372_036_854_775_808)),
    ValueCase("0xFf", .integer(255)),
    ValueCase("-0x10", .integer(-16)),
    ValueCase("1.5", .number(1.5)),
    ValueCase(".5", .number(0.5)),
    ValueCase("5.", .number(5)),
    ValueCase("-5.e2", .number(-500)),
    ValueCase("1e3", .number(1000)),
    ValueCase("2E-1", .number(0.2)),
    ValueCase("'single'", .string("single")),
    ValueCase("\"double\"", .string("double")),
    ValueCase(#"'\b\f\n\r\t\v\0\'\"\\\/\q'"#, .string("\u{8}\u{C}\n\r\t\u{B}\0'\"\\/q")),
    ValueCase(#"'\x41\u00e9\ud83d\uDE00'"#, .string("Aé😀")),
    ValueCase("'one \\\ntwo \\\r\nthree'", .string("one two three")),
    ValueCase("'\u{2028}'", .string("\u{2028}")),
    ValueCase("\u{FEFF}// before\n /* and\n * around */ 1 // after", .integer(1)),
    ValueCase("\u{A0}\u{2003}\u{B}1", .integer(1)),
    ValueCase("[]", .array([])),
    ValueCase("{}", .object([])),
  ]

  @Test(arguments: values)
  func `a value is read`(_ value: ValueCase) throws {
    #expect(try JSON5Reader.read(Array(value.text.utf8)).value == value.value)
  }

  @Test
  func `values and keys know their lines and columns`() throws {
    let text = "{\n  screen: 'cart', // é\r\n  \"steps\": [1,\r    'a',],\n}"
    let node = try JSON5Reader.read(Array(text.utf8))
    guard case .object(let members) = node.value else {
      Issue.record("The text is no object.")
      return
    }
    #expect(node.location.description == "1:1")
    #expect(members.map(\.key) == ["screen", "steps"])
    #expect(members.map(\.keyLocation.description) == ["2:3", "3:3"])
    #expect(members.map(\.node.location.description) == ["2:11", "3:12"])
    guard case .array(let elements) = members[1].node.value else {
      Issue.record("The steps are no list.")
      return
    }
    #expect(elements.map(\.location.description) == ["3:13", "4:5"])
  }

  @Test
  func `a column counts characters and not bytes`() throws {
    let text = "['é😀', 1]"
    guard case .array(let elements) = try JSON5Reader.read(Array(text.utf8)).value else {
      Issue.record("The text is no list.")
      return
    }
    #expect(elements[1].location.description == "1:8")
  }

  @Test
  func `bare keys may hold letters of any script, digits, dollar and underscore`() throws {
    let node = try JSON5Reader.read(Array("{ $a_1: 1, größe: 2, true: 3 }".utf8))
    guard case .object(let members) = node.value else {
      Issue.record("The text is no object.")
      return
    }
    #expect(members.map(\.key) == ["$a_1", "größe", "true"])
  }

  @Test
  func `a number of a thousand digits is read in full`() throws {
    let digits = "0." + String(repeating: "1", count: 1000)
    let node = try JSON5Reader.read(Array(digits.utf8))
    #expect(node.value == .number(0.111_111_111_111_111_11))
  }

  @Test
  func `sixty-four levels are read`() throws {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try JSON5Reader.read(Array(text.utf8)) }
  }
}
