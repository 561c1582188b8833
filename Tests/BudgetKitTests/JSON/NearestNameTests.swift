import BudgetKit
import Testing

struct NearestNameTests {
  struct NameCase: DescribedCase {
    var name: String { written }
    let written: String
    let nearest: String?

    init(_ written: String, _ nearest: String?) {
      (self.written, self.nearest) = (written, nearest)
    }
  }

  static let known = ["narrow", "wide", "closure-rows", "observable-object"]

  @Test(arguments: [
    NameCase("narow", "narrow"),
    NameCase("narrrow", "narrow"),
    NameCase("norrow", "narrow"),
    NameCase("NARROW", "narrow"),
    NameCase("wdie", "wide"),
    NameCase("closure-row", "closure-rows"),
    NameCase("observable", nil),
    NameCase("", nil),
    NameCase(String(repeating: "n", count: 1000), nil),
  ])
  func `the name that was meant is found`(_ name: NameCase) {
    #expect(NearestName.nearest(to: name.written, among: Self.known) == name.nearest)
  }

  @Test
  func `of two names that are equally near the first by the alphabet is taken`() {
    #expect(NearestName.nearest(to: "cart", among: ["dart", "bart"]) == "bart")
  }

  @Test
  func `the advice names the nearest, else all, else that there is none`() {
    #expect(NearestName.advice(for: "wid", among: Self.known) == "Did you mean 'wide'?")
    #expect(
      NearestName.advice(for: "xyz", among: ["wide", "narrow"]) == "Known: 'narrow', 'wide'."
    )
    #expect(NearestName.advice(for: "xyz", among: []) == "There is none to choose from.")
  }

  @Test
  func `a long list is cut`() {
    let names = (10..<30).map { "v\($0)" }
    #expect(NearestName.list(names).hasSuffix("'v20', 'v21' and 8 more"))
  }
}
