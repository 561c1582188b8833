internal import RenderSim
internal import Testing

/// What filling in, failing and sending an expense evaluates.
@MainActor
struct ExpenseScreenTests {
  private final class Outbox {
    var drafts: [ExpenseDraft] = []
  }

  @Test func `typing evaluates the form for each character only where it reads the draft`() throws {
    let host = RenderHost { ExpenseScreen { _ in } }
    #expect(
      host.log.counts == [
        "ExpenseScreen": 1, "ExpenseKindPicker": 1, "ExpensePeopleStepper": 1,
      ]
    )
    host.log.clear()
    try host.type("Taxi", into: "What for?")
    // `onChange(of: draft.kind)` is an argument of a modifier and so reads the draft in the body.
    // The bindings of the picker and the stepper have equal values.
    #expect(host.log.counts == ["ExpenseScreen": 4])
  }

  @Test func `an invalid draft is told about and not sent`() throws {
    let outbox = Outbox()
    let host = RenderHost { ExpenseScreen { outbox.drafts.append($0) } }
    try host.tap("Submit")
    #expect(host.texts.contains("Say what it was for."))
    #expect(host.texts.contains("The amount must be more than zero."))
    try host.type("Dinner", into: "What for?")
    try host.type("250", into: "Amount")
    try host.submit("Amount")
    #expect(host.texts.contains("At most 100 for each person."))
    host.log.clear()
    try host.step("people")
    // The draft has another number of people; the problems are the same.
    #expect(host.log.counts == ["ExpenseScreen": 1, "ExpensePeopleStepper": 1])
    host.log.clear()
    try host.step("people")
    #expect(
      host.log.counts == ["ExpenseScreen": 1, "ExpensePeopleStepper": 1, "ExpenseProblems": 1]
    )
    #expect(outbox.drafts.isEmpty)
    host.log.clear()
    try host.tap("Submit")
    // The draft starts over; the problems leave.
    #expect(host.log.counts == ["ExpenseScreen": 1, "ExpensePeopleStepper": 1])
    #expect(outbox.drafts.map(\.amount) == [250])
    #expect(outbox.drafts.map(\.people) == [3])
    #expect(try host.text(in: "What for?") == "")
  }

  @Test func `a hotel is billed, by a change that follows in the same frame`() throws {
    let host = RenderHost { ExpenseScreen { _ in } }
    host.log.clear()
    try host.select("Hotel", in: "Kind")
    // Once for the kind, once for the toggle that `onChange` flips. The picker's view hands its
    // binding on without reading it.
    #expect(host.log.counts == ["ExpenseScreen": 2])
  }
}
