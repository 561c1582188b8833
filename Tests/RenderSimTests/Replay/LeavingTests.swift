internal import Dispatch
internal import Observation
internal import RenderSim
internal import Testing

/// What may outlive a screen, and what must not.
@MainActor
@Suite(.enabled(if: RenderHost.runsTasksInVirtualTime))
struct LeavingTests {
  @MainActor
  @Observable
  final class Page {
    var title = "page"
    @ObservationIgnored var next: Page?
    @ObservationIgnored var onClose: () -> Void = {}
  }

  private struct Screen: View {
    let page: Page
    var body: some View { Text(page.title) }
  }

  private struct Case: CustomTestStringConvertible {
    let testDescription: String
    let living: [String: Int]
    let prepare: @MainActor @Sendable (Page) -> Void
  }

  private nonisolated static let cases = [
    Case(testDescription: "a chain", living: [:]) { $0.next = Page() },
    Case(testDescription: "a cycle of two", living: ["Page": 2]) { page in
      page.next = Page()
      page.next?.next = page
    },
    Case(testDescription: "a closure that holds its owner", living: ["Page": 1]) { page in
      page.onClose = { page.title = "closed" }
    },
    Case(testDescription: "a closure that does not", living: [:]) { page in
      page.onClose = { [weak page] in page?.title = "closed" }
    },
    Case(testDescription: "a task that sleeps for a while", living: [:]) { page in
      Task {
        try? await Task.sleep(for: .seconds(30))
        page.title = "awake"
      }
    },
  ]

  private func record(
    allowsUnfinishedTasks: Bool = false,
    _ prepare: @escaping @MainActor @Sendable (Page) -> Void
  ) throws(ReplayError) -> ReplayRecord {
    let variant = ScreenVariant("only") { _ in
      let page = Page()
      return ScreenContent(Screen(page: page), actions: ["prepare": { prepare(page) }])
    }
    var replay = ScreenReplay()
    replay.allowsUnfinishedTasks = allowsUnfinishedTasks
    return try replay.run(
      variant,
      parameters: ScreenParameters(values: [:]),
      steps: [.action("prepare")]
    )
  }

  @Test(arguments: cases)
  private func `objects that exist after the screen are named`(leaving: Case) throws {
    let record = try record(leaving.prepare)
    #expect(record.liveObjects == leaving.living)
  }

  @Test func `a task that waits for an answer that nobody gives is named by what it comes from`() {
    #expect(throws: ReplayError.unfinishedTasks(origins: ["action prepare"])) {
      try record { page in
        Task {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          page.title = "never"
        }
      }
    }
  }

  @Test func `a task that another thread has go on is named`() {
    #expect(throws: ReplayError.wokenFromOutside(origins: ["action prepare"])) {
      try record { page in
        Task {
          await withUnsafeContinuation { continuation in
            DispatchQueue.global().async { continuation.resume() }
          }
          page.title = "too late"
        }
      }
    }
  }

  @Test func `a task may go on where that is allowed`() throws {
    let record = try record(allowsUnfinishedTasks: true) { page in
      Task { [weak page] in
        for await _ in AsyncStream<Void>(unfolding: {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }) { page?.title = "message" }
      }
    }
    #expect(record.liveObjects.isEmpty)
  }

  private struct Profile: View {
    let user: String
    @State private var first: String?
    var body: some View {
      Text("\(user) after \(first ?? "nobody")").onAppear { first = user }
    }
  }

  @Test func `parameters change what the root is given, and keep its state`() throws {
    let variant = ScreenVariant("only") { parameters in
      ScreenContent(parameters) { Profile(user: $0.text("user")) }
    }
    let parameters = ScreenParameters(values: ["user": "A", "mode": "full"])
    let record = try ScreenReplay().run(
      variant,
      parameters: parameters,
      steps: [
        .expect(ReplayExpectation(shows: ["A after A"])), .parameters(["user": "B"]),
        .expect(ReplayExpectation(shows: ["B after A"])),
      ]
    )
    #expect(record.events.map(\.action) == ["set user to B"])
    #expect(
      record.events.map { $0.evaluations.map(\.causes) } == [[[.valueChanged(fields: ["user"])]]]
    )
  }

  @Test func `content that is made once takes no parameters`() {
    let variant = ScreenVariant("only") { _ in ScreenContent(Text("fixed")) }
    #expect(throws: ReplayError.parametersAreFixed(step: "set user to B")) {
      try ScreenReplay().run(
        variant,
        parameters: ScreenParameters(values: ["user": "A"]),
        steps: [.parameters(["user": "B"])]
      )
    }
  }
}
