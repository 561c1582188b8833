import BudgetCommand
import BudgetKit
import Testing

struct ExitStatusTests {
  @Test
  func `the numbers are those that are documented`() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 6])
  }

  @Test
  func `of several the heaviest is taken: 2, 4, 3, 1, 6`() {
    var statuses = ExitStatus.allCases
    var order: [Int32] = []
    while !statuses.isEmpty {
      let heaviest = ExitStatus(heaviestOf: statuses)
      order.append(heaviest.rawValue)
      statuses.removeAll { $0 == heaviest }
    }
    #expect(order == [2, 4, 3, 1, 6, 0])
  }

  struct OutcomeCase: CustomTestStringConvertible, Sendable {
    var testDescription: String { "\(outcome)" }
    let outcome: Report.Outcome
    let status: Int32
    let strictStatus: Int32

    init(_ outcome: Report.Outcome, _ status: Int32, strict: Int32? = nil) {
      (self.outcome, self.status, strictStatus) = (outcome, status, strict ?? status)
    }
  }

  @Test(arguments: [
    OutcomeCase(.invalidInput, 2), OutcomeCase(.notReplayed, 4), OutcomeCase(.baselineUnusable, 3),
    OutcomeCase(.overBudget, 1), OutcomeCase(.regressed, 1), OutcomeCase(.improved, 0, strict: 6),
  ])
  func `every outcome has its status`(_ outcome: OutcomeCase) {
    #expect(ExitStatus([outcome.outcome], isStrict: false).rawValue == outcome.status)
    #expect(ExitStatus([outcome.outcome], isStrict: true).rawValue == outcome.strictStatus)
  }

  @Test
  func `nothing to say is a success`() {
    #expect(ExitStatus([], isStrict: true).rawValue == 0)
  }
}
