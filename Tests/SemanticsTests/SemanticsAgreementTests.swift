internal import RenderSim
internal import Testing

/// What texts show that ask for agreement in number.
@MainActor
struct SemanticsAgreementTests {
  struct Case: CustomTestStringConvertible {
    let text: LocalizedStringKey
    let shown: String

    var testDescription: String { shown }
  }

  private struct Shown: View {
    let text: LocalizedStringKey
    var body: some View { Text(text) }
  }

  nonisolated static var cases: [Case] {
    let (none, one, many) = (0, 1, 1200)
    return [
      Case(text: "^[\(one) recipe](inflect: true)", shown: "1 recipe"),
      Case(text: "^[\(none) recipe](inflect: true)", shown: "0 recipes"),
      Case(text: "^[\(many) new message](inflect: true) today", shown: "1200 new messages today"),
      Case(text: "^[3 entry](inflect: true), ^[1 box](inflect: true)", shown: "3 entries, 1 box"),
      Case(text: "^[2 box](inflect: true) of ^[4 toy](inflect: true)", shown: "2 boxes of 4 toys"),
      Case(text: "^[2 person](inflect: true)", shown: "2 people"),
      Case(text: "^[2 photos](inflect: true)", shown: "2 photos"),
      Case(text: "^[1.5 glass](inflect: true)", shown: "1.5 glasses"),
      Case(text: "^[recipe](inflect: true)", shown: "recipe"),
      Case(text: "2^3 [x](y)", shown: "2^3 [x](y)"),
    ]
  }

  @Test(arguments: cases)
  func `the last word follows the number and the markup is gone`(_ example: Case) {
    #expect(RenderHost { Shown(text: example.text) }.texts == [example.shown])
  }

  @Test func `a text that is shown as it is keeps its markup`() {
    let markup = "^[2 recipe](inflect: true)"
    #expect(RenderHost { Text(verbatim: markup) }.texts == [markup])
    #expect(RenderHost { Text(markup) }.texts == [markup])
  }
}
