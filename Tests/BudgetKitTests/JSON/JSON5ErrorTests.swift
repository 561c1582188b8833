import BudgetKit
import Testing

struct JSON5ErrorTests {
  struct ErrorCase: DescribedCase {
    var name: String { String(decoding: bytes.prefix(40), as: UTF8.self) }
    let bytes: [UInt8]
    let place: String
    let message: String

    init(_ text: String, _ place: String, _ message: String) {
      self.init(Array(text.utf8), place, message)
    }

    init(_ bytes: [UInt8], _ place: String, _ message: String) {
      (self.bytes, self.place, self.message) = (bytes, place, message)
    }
  }

  static let structure = [
    ErrorCase("", "1:1", "The file is empty. Write an object, from '{' to '}'."),
    ErrorCase(" // nothing\n", "1:1", "The file is empty. Write an object, from '{' to '}'."),
    ErrorCase(
      "{ a: 1,, }",
      "1:8",
      "There is ',' where a key or '}' was expected. Remove or correct it."
    ),
    ErrorCase(
      "{\n  a: 1\n  b: 2\n}",
      "3:3",
      "There is 'b' where ',' or '}' was expected. Remove or correct it."
    ),
    ErrorCase("[1,,2]", "1:4", "There is ',' where a value was expected. Remove or correct it."),
    ErrorCase("[1 2]", "1:4", "There is '2' where ',' or ']' was expected. Remove or correct it."),
    ErrorCase("{ a 1 }", "1:5", "There is '1' where ':' was expected. Remove or correct it."),
    ErrorCase("{ a: }", "1:6", "There is '}' where a value was expected. Remove or correct it."),
    ErrorCase("{} {}", "1:4", "There is '{' where the end was expected. Remove or correct it."),
    ErrorCase("yes", "1:1", "There is 'yes' where a value was expected. Remove or correct it."),
    ErrorCase(
      "[\u{1}]",
      "1:2",
      "There is 'U+0001' where a value was expected. Remove or correct it."
    ),
    ErrorCase("{} '", "1:4", "There is \"'\" where the end was expected. Remove or correct it."),
    ErrorCase(
      "{ a: 1",
      "1:7",
      "The file ends where ',' or '}' was expected. Restore or complete it."
    ),
    ErrorCase("{ a:", "1:5", "The file ends where a value was expected. Restore or complete it."),
    ErrorCase(
      "{\n<<<<<<< HEAD\n",
      "2:1",
      "There is a merge conflict, '<<<<<<<'. Resolve it."
    ),
    ErrorCase("{ /* }", "1:3", "The comment that begins here has no end. Add '*/'."),
    ErrorCase(
      "{ a: 1,\n  b: 2,\n  a: 3 }",
      "3:3",
      "The key 'a' is there twice, first at 1:3. Remove one of the two."
    ),
    ErrorCase(
      String(repeating: "[", count: 65),
      "1:65",
      "Objects and lists are nested more than '64' deep. Make the file flatter."
    ),
    ErrorCase(
      Array("{\n a: '".utf8) + [0xC3, 0x28],
      "2:6",
      "The text is not valid UTF-8 from here on. Save the file as UTF-8."
    ),
  ]

  static let texts = [
    ErrorCase("['a]", "1:2", "The text that begins here has no closing quote on its line. Add it."),
    ErrorCase(
      "['a\n']",
      "1:2",
      "The text that begins here has no closing quote on its line. Add it."
    ),
    ErrorCase(
      "['a\tb']",
      "1:4",
      "The text holds the control character 'U+0009'. Write it as an escape, such as '\\n'."
    ),
    ErrorCase(
      #"['\u12']"#,
      "1:3",
      #"The escape '\u12' does not exist. Write '\\' for a backslash."#
    ),
    ErrorCase(
      #"['\ud83d']"#,
      "1:3",
      #"The escape '\ud83d' does not exist. Write '\\' for a backslash."#
    ),
    ErrorCase(
      #"['\ud83d\u0041']"#,
      "1:3",
      #"The escape '\ud83d\u0041' does not exist. Write '\\' for a backslash."#
    ),
    ErrorCase(
      #"['\udc00']"#,
      "1:3",
      #"The escape '\udc00' does not exist. Write '\\' for a backslash."#
    ),
    ErrorCase(#"['\1']"#, "1:3", #"The escape '\1' does not exist. Write '\\' for a backslash."#),
    ErrorCase(#"['\01']"#, "1:3", #"The escape '\01' does not exist. Write '\\' for a backslash."#),
    ErrorCase("'\\", "1:3", "The file ends where an escape was expected. Restore or complete it."),
  ]

  static let numbers = ["012", "1.2.3", "-", "1e", "1e+", "0x", "0xg", "12abc", "1_000", "."]
    .map {
      ErrorCase("[\($0)]", "1:2", "The number '\($0)' is not valid. Write it like '12' or '1.5'.")
    }

  static let infinities = ["NaN", "Infinity", "-Infinity", "+NaN", "1e999", "0xFFFFFFFFFFFFFFFFF"]
    .map {
      ErrorCase(
        "[\($0)]",
        "1:2",
        "The number '\($0)' is too large or not a number. Write a smaller one."
      )
    }

  @Test(arguments: structure + texts + numbers + infinities)
  func `a broken text is refused with its place`(_ broken: ErrorCase) throws {
    let error = try #require(throws: JSONError.self) { try JSON5Reader.read(broken.bytes) }
    #expect(error.location.description == broken.place)
    #expect(error.message == broken.message)
  }
}
