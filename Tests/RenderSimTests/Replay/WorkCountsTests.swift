internal import Observation
internal import ObservationKit
internal import RenderSim
internal import Testing

/// What a replay counts besides evaluations.
@MainActor
@Suite(.enabled(if: RenderHost.runsTasksInVirtualTime))
struct WorkCountsTests {
  /// A value that cannot be compared by the stock macro.
  struct Note {
    var text: String
  }

  @Observable
  final class Model {
    var number = 0
    var note = Note(text: "a")
    var numbers = [1, 2]
    var rows = [Row(), Row()]

    @Observable
    final class Row: Identifiable {
      var isOn = false
    }
  }

  final class Announcer: ObservableObject {
    @Published var number = 0
  }

  private struct Reader: View {
    let model: Model
    var body: some View { Text("\(model.number) \(model.note.text) \(model.numbers.count)") }
  }

  private struct RowReader: View {
    let row: Model.Row
    var body: some View { Text("\(row.isOn)") }
  }

  private struct Observer: View {
    @ObservedObject var announcer: Announcer
    var body: some View { Text("\(announcer.number)") }
  }

  /// Runs actions on a screen with two readers of everything, and gives what each did.
  private func work(
    _ actions: [@MainActor (Model, Announcer) -> Void]
  ) throws -> [WorkCounts] {
    let variant = ScreenVariant("only") { _ in
      let (model, announcer) = (Model(), Announcer())
      let numbered = actions.enumerated().map { ("\($0)", $1) }
      return ScreenContent(
        VStack {
          Reader(model: model)
          Reader(model: model)
          ForEach(model.rows) { RowReader(row: $0) }
          Observer(announcer: announcer)
          Observer(announcer: announcer)
        },
        actions: Dictionary(uniqueKeysWithValues: numbered).mapValues { action in
          { action(model, announcer) }
        }
      )
    }
    let record = try ScreenReplay().run(
      variant,
      parameters: ScreenParameters(values: [:]),
      steps: actions.indices.map { .action("\($0)") }
    )
    #expect(record.liveObjects.isEmpty)
    #expect(record.mountWork.modelInitialisations == ["Model": 1, "Row": 2, "Announcer": 1])
    return record.events.map(\.work)
  }

  @Test func `a write counts once, however many readers are told of it`() throws {
    let work = try work([
      { model, _ in model.number += 1 },
      { model, _ in
        for number in 2...4 { model.number = number }
        model.numbers.append(3)
      },
      { model, _ in for row in model.rows { row.isOn = true } },
      { _, announcer in announcer.number += 1 },
    ])
    #expect(
      work.map(\.writes) == [
        ["Model.number": 1], ["Model.number": 3, "Model.numbers": 1], ["Row.isOn": 2],
        ["Announcer.number": 1],
      ]
    )
    #expect(work.allSatisfy { $0.equalWrites.isEmpty })
  }

  @Test func `a write of an equal value counts where readers are told of it`() throws {
    let work = try work([
      { model, _ in model.number = 0 },
      { model, _ in model.note = Note(text: "a") },
      { model, _ in model.note = Note(text: "b") },
      { _, announcer in announcer.number = 0 },
    ])
    #expect(
      work.map(\.writes) == [
        [:], ["Model.note": 1], ["Model.note": 1], ["Announcer.number": 1],
      ]
    )
    #expect(
      work.map(\.equalWrites) == [[:], ["Model.note": 1], [:], ["Announcer.number": 1]]
    )
  }

  @Test func `models that are made count, kept or not`() throws {
    let work = try work([
      { model, _ in model.rows.append(Model.Row()) },
      { _, _ in for _ in 0..<3 { _ = Announcer().objectWillChange } },
    ])
    #expect(work.map(\.modelInitialisations) == [["Row": 1], ["Announcer": 3]])
  }

  @Test func `tasks count when they start, and when they go on after being cancelled`() throws {
    let work = try work([
      { _, _ in
        Task {
          async let one = 1
          _ = await one
        }
        Task.detached {}
      },
      { model, _ in
        let task = Task {
          try await Task.sleep(for: .seconds(1))
          model.number = 7
        }
        Task { task.cancel() }
      },
    ])
    #expect(work.map(\.startedTasks) == [3, 2])
    #expect(work.map(\.cancelledTasks) == [0, 1])
    #expect(work.allSatisfy { $0.writes.isEmpty })
  }
}

/// Requests to stub services.
@MainActor
@Suite(.enabled(if: RenderHost.runsTasksInVirtualTime))
struct StubServiceTests {
  private struct Screen: View {
    let service: StubService
    @State private var answer = ""
    var body: some View {
      Text(answer).task { await load() }
      Button("again") { Task { await load() } }
    }

    private func load() async {
      do { answer = try await service.answer { "answer" } } catch { answer = "\(error)" }
    }
  }

  private func record(_ steps: [ReplayStep], isCancellable: Bool = true) throws -> ReplayRecord {
    let variant = ScreenVariant("only") { _ in
      ScreenContent(
        Screen(
          service: StubService("s", delay: .milliseconds(200), isCancellable: isCancellable)
        )
      )
    }
    return try ScreenReplay().run(
      variant,
      parameters: ScreenParameters(values: [:]),
      steps: steps
    )
  }

  @Test func `requests and the time that they take are counted`() throws {
    let record = try record([
      .advance(.milliseconds(150)), .tap("again"), .advance(.milliseconds(60)),
      .expect(ReplayExpectation(shows: ["answer"], requests: ["s": 2])),
      .advance(.milliseconds(200)),
    ])
    #expect(record.mountWork.requests == ["s": 1])
    #expect(record.events.map(\.work.requests) == [[:], ["s": 1], [:], [:]])
    let wait = Duration.milliseconds(200)
    #expect(record.events.map(\.work.networkWait) == [[:], [:], ["s": wait], ["s": wait]])
  }

  @Test func `a step changes the answers to come`() throws {
    _ = try record([
      .service("s", delay: .seconds(2), failures: 1), .tap("again"),
      .advance(.milliseconds(200)), .expect(ReplayExpectation(shows: ["answer"])),
      .advance(.milliseconds(1800)),
      .expect(ReplayExpectation(shows: ["The service 's' cannot be reached."])),
      .tap("again"), .advance(.seconds(2)), .expect(ReplayExpectation(shows: ["answer"])),
    ])
  }

  @Test func `another number of requests than expected is an error`() {
    let error = ReplayError.unexpectedRequests(
      step: "tap again",
      service: "s",
      count: 2,
      expected: 1
    )
    #expect(throws: error) {
      try record([.tap("again"), .expect(ReplayExpectation(requests: ["s": 1]))])
    }
  }

  @Test func `a service that nobody asks is an error`() {
    #expect(throws: ReplayError.serviceNotAsked(service: "t", asked: ["s"])) {
      try record([.service("t", delay: nil, failures: 1)])
    }
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func `a request hears of a cancellation where its service does`(
    isCancellable: Bool,
    cancelled: Int
  ) throws {
    let service = StubService("s", delay: .seconds(1), isCancellable: isCancellable)
    let variant = ScreenVariant("only") { _ in
      ScreenContent(
        Text("screen").task {
          let task = Task { try await service.answer {} }
          try? await Task.sleep(for: .milliseconds(100))
          task.cancel()
          _ = await task.result
        }
      )
    }
    let record = try ScreenReplay().run(
      variant,
      parameters: ScreenParameters(values: [:]),
      steps: [.advance(.milliseconds(100)), .advance(.seconds(5))]
    )
    let wait = Duration.milliseconds(isCancellable ? 100 : 1000)
    #expect(record.events.compactMap { $0.work.networkWait["s"] } == [wait])
    #expect(record.events.map(\.work.cancelledTasks).reduce(0, +) >= cancelled)
  }
}
