internal import BudgetCommand
internal import BudgetKit
internal import Foundation
internal import Testing

@MainActor
struct WorkerProcessTests {
  private let request = WorkerRequest(folder: "/", scenario: "coupon", variant: "narrow")

  /// Has a shell script answer in place of a worker.
  private func record(
    _ script: String,
    within limit: Duration = .seconds(30)
  ) throws -> Recording {
    let file = FileManager.default.temporaryDirectory.appending(
      component: "perfbudget-worker-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("#!/bin/sh\nread request\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return try WorkerProcess(executable: file).record(request, within: limit)
  }

  private func line(_ message: WorkerMessage) throws -> String {
    String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
  }

  @Test func `a recording comes through whole`() throws {
    let recording = Recording(
      scenario: "coupon",
      variant: "narrow",
      parameters: ["lines": .integer(2), "mode": .text("full")],
      mount: ["CartListView": 1],
      mountedCount: 1,
      steps: [
        RecordedStep(
          number: 1,
          action: "tap 'x'",
          evaluations: ["CouponField": 1],
          work: WorkTotals([.requests: ["coupons": 1]])
        )
      ],
      redundant: [:],
      causes: CauseCounts([CauseEdge(cause: "CartStore.couponCode", view: "CouponField"): 1]),
      work: WorkTotals([.tasks: ["started": 1]])
    )
    let answer = try line(.recording(recording)).replacing("'", with: "'\\''")
    let step = try line(.step("mount"))
    #expect(try record("printf '%s\\n' '\(step)' '\(answer)'") == recording)
  }

  @Test func `a problem comes through as it is`() throws {
    let script = "printf '%s\\n' '\(try line(.problem("There is no control.")))'"
    #expect(throws: ReplayProblem.told("There is no control.")) { try record(script) }
  }

  @Test func `a crash names the step and the signal`() throws {
    let script = "printf '%s\\n' '\(try line(.step("tap x")))'\nkill -SEGV $$"
    let reason = "it was ended by the signal '11' (Segmentation fault)"
    #expect(throws: ReplayProblem.crashed(step: "tap x", reason: reason)) { try record(script) }
  }

  @Test func `an end without an answer names the status`() {
    let reason = "it ended with the status '3'"
    #expect(throws: ReplayProblem.crashed(step: "mount", reason: reason)) { try record("exit 3") }
  }

  @Test func `an event that takes too long is stopped`() throws {
    let script = "printf '%s\\n' '\(try line(.step("tap x")))'\nexec sleep 60"
    let limit = Duration.seconds(3)
    #expect(throws: ReplayProblem.timedOut(step: "tap x", limit: limit)) {
      try record(script, within: limit)
    }
  }

  @Test func `a program that cannot be started is an error`() {
    #expect(throws: (any Error).self) {
      try WorkerProcess(executable: URL(filePath: "/nowhere/program"))
    }
  }
}
