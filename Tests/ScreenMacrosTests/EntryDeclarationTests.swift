internal import ScreenMacros
internal import Testing

struct EntryDeclarationTests {
  struct Declaration: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let name: String
    var type: String?
    let value: String
  }

  static let declarations = [
    Declaration(
      testDescription: "@Entry var limit: Int = 3",
      name: "limit",
      type: "Int",
      value: "3"
    ),
    Declaration(testDescription: "@Entry var name = \"a = b\"", name: "name", value: "\"a = b\""),
    Declaration(
      testDescription: "/// A var of note.\n@Entry public var note: String?",
      name: "note",
      type: "String?",
      value: "nil"
    ),
    Declaration(
      testDescription: "/* var /* a */ */ @Entry var link = \"https://a.b\" // var c",
      name: "link",
      value: "\"https://a.b\""
    ),
    Declaration(
      testDescription: "@Entry var sums: [String: Int] = [:]",
      name: "sums",
      type: "[String: Int]",
      value: "[:]"
    ),
    Declaration(testDescription: "@Entry var `in` = Side.left", name: "in", value: "Side.left"),
  ]

  @Test(arguments: declarations)
  func `a declaration is taken apart`(_ declaration: Declaration) throws {
    let entry = try EntryDeclaration(declaration.testDescription)
    #expect(entry.name == declaration.name)
    #expect(entry.type == declaration.type)
    #expect(entry.defaultValue == declaration.value)
  }

  @Test
  func `a value without a default is refused by name`() {
    #expect(throws: EntryError.noDefaultValue(name: "limit")) {
      try EntryDeclaration("@Entry var limit: Int")
    }
    let message = EntryError.noDefaultValue(name: "limit").description
    #expect(
      message == "'@Entry var limit' has no default value. Give it one, or an optional type."
    )
  }

  @Test
  func `only variables are entries`() {
    #expect(throws: EntryError.notAVariable("@Entry func limit() {}")) {
      try EntryDeclaration("@Entry func limit() {}")
    }
    let message = EntryError.notAVariable("@Entry func limit() {}").description
    #expect(
      message == "'@Entry' is attached to '@Entry func limit() {}'. Attach it to a stored 'var'."
    )
  }

  @Test
  func `the key conforms to what the extended type asks for`() throws {
    let entry = try EntryDeclaration("@Entry var limit: Int? = nil")
    #expect(
      entry.key(in: "FocusedValues") == """
        private struct __Key_limit: ViewTree.FocusedValueKey {
          typealias Value = Int
        }
        """
    )
    #expect(entry.key(in: "Transaction").contains(": ViewTree.TransactionKey"))
    #expect(entry.key(in: "ContainerValues").contains(": ViewTree.ContainerValueKey"))
    #expect(entry.key(in: "EnvironmentValues").contains(": ViewTree.EnvironmentKey"))
  }
}
