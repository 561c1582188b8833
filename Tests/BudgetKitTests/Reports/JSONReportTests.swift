import BudgetKit
import Testing

struct JSONReportTests {
  @Test
  func `a check names every change with its cause`() throws {
    let recording = Recording.cart(perKeystroke: ["CartListView": 1])
    let variant = VariantReport(
      variant: "narrow",
      recording: recording,
      comparison: VariantComparison(recording, with: .init(.cart())),
      budgets: [
        ViewBudget(view: Located("CartListView", at: .start), limit: 0).judge(
          2,
          acceptedReason: nil
        )
      ]
    )
    let scenario = Scenario(name: "coupon", screen: Located("cart", at: .start))
    let report = Report(
      scenarios: [ScenarioReport(scenario: scenario, variants: [variant])],
      problems: [ReportProblem(.invalidInput, "a.json:1:1: The file is empty.")]
    )
    let environment = RecordingEnvironment(
      swift: "6.3.1",
      platform: "linux-x86_64",
      configuration: .debug,
      cpu: "unknown",
      cores: 2
    )
    let text = JSONReport(report, environment: environment, exitStatus: 2).text
    let start = try #require(text.firstRange(of: "  \"results\"")).lowerBound
    #expect(
      text[start...] == """
          "results": [
            {
              "budgets": [
                {"count": 2, "limit": 0, "verdict": "exceeded", "view": "CartListView"}
              ],
              "causes": [],
              "changes": [
                {"baseline": 0, "current": 2, "metric": "evaluations", "verdict": "regressed", \
        "view": "CartListView"},
                {"baseline": 2, "current": 0, "metric": "evaluations", "verdict": "improved", \
        "view": "CouponField"}
              ],
              "problems": [],
              "scale": [],
              "scenario": "coupon",
              "steps": [],
              "variant": "narrow",
              "verdict": "regressed"
            }
          ],
          "version": 1
        }

        """
    )
    #expect(text.contains("\"exit_status\": 2"))
    #expect(text.contains("\"message\": \"a.json:1:1: The file is empty.\""))
  }
}
