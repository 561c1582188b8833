import BudgetKit
import Testing

struct BaselineErrorTests {
  struct ErrorCase: DescribedCase {
    let name: String
    let text: String
    let place: String
    let message: String

    init(_ name: String, _ text: String, _ place: String, _ message: String) {
      (self.name, self.text, self.place, self.message) = (name, text, place, message)
    }
  }

  @Test(arguments: [
    ErrorCase(
      "empty",
      "",
      "1:1",
      "The file is empty. Write an object, from '{' to '}'."
    ),
    ErrorCase(
      "truncated",
      String(BaselineTests.text.prefix(200)),
      "6:3",
      "The text that begins here has no closing quote on its line. Add it."
    ),
    ErrorCase(
      "without format",
      "{ \"steps\": 1 }",
      "1:1",
      "The file names no 'format', so it is no baseline. Restore it."
    ),
    ErrorCase(
      "foreign",
      "{ \"format\": \"perfbudget-recording\" }",
      "1:13",
      "The file has the format 'perfbudget-recording', not 'perfbudget-baseline'. Restore it."
    ),
    ErrorCase(
      "newer",
      "{ format: 'perfbudget-baseline', version: 2 }",
      "1:43",
      "The baseline has the version '2', and perfbudget 0.1.0 knows version '1'. Use the "
        + "perfbudget that wrote it, or remove the file and accept anew."
    ),
    ErrorCase(
      "of another scenario",
      "{ format: 'perfbudget-baseline', version: 1, scenario: 'other' }",
      "1:56",
      "The baseline is of the scenario 'other', not of 'coupon'. Rename or restore it."
    ),
    ErrorCase(
      "without variants",
      "{ format: 'perfbudget-baseline', version: 1, scenario: 'coupon', swift: '6' }",
      "1:1",
      "The key 'variants' of the file is missing. Add it."
    ),
    ErrorCase(
      "with an unknown metric",
      BaselineTests.text.replacing("\"metric\": \"evaluations\"", with: "\"metric\": \"mounts\""),
      "3:27",
      "The value 'mounts' of 'accepted[0].metric' is not known. Did you mean 'mount'?"
    ),
    ErrorCase(
      "with a cause that leads nowhere",
      BaselineTests.text.replacing(" -> CouponField", with: ""),
      "12:9",
      "The value 'CartStore.couponCode' of 'variants.narrow.causes' is not allowed. Write a key "
        + "like 'CartStore.couponCode -> CouponField'."
    ),
  ])
  func `a baseline that cannot be used is refused`(_ wrong: ErrorCase) throws {
    let error = try #require(throws: BaselineError.self) {
      try Baseline.read(Array(wrong.text.utf8), scenario: "coupon")
    }
    #expect(error.location.description == wrong.place)
    #expect(error.message == wrong.message)
  }
}
