internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// What the steps of a replay do on a screen, and what they are called.
@MainActor
struct ReplayStepTests {
  @MainActor
  @Observable
  final class Model {
    var query = ""
    var sent: [String] = []
    var colour = "Red"
    var volume = 0.0
    var isEditing = false
    var answer = ""

    func ask() async {
      try? await Task.sleep(for: .milliseconds(500))
      answer = "42"
    }
  }

  private struct Panel: View {
    @Bindable var model: Model
    @Environment(\.colorScheme) private var colorScheme
    var body: some View {
      NavigationStack {
        VStack {
          TextField("query", text: $model.query).onSubmit { model.sent.append(model.query) }
          Picker("colour", selection: $model.colour) {
            ForEach(["Red", "Blue"], id: \.self) { Text($0) }
          }
          Slider(value: $model.volume, in: 0...1) { Text("volume") }
          Button("edit") { model.isEditing = true }
          Button("ask") { Task { await model.ask() } }
          NavigationLink("more") { Text("details") }
          Text("\(colorScheme)")
          Text(model.answer)
        }
        .sheet(isPresented: $model.isEditing) { Text("sheet") }
      }
    }
  }

  private struct StepCase: CustomTestStringConvertible {
    let steps: [ReplayStep]
    let actions: [String]
    let evaluations: [Int]
    var testDescription: String { actions.joined(separator: ", ") }
  }

  private nonisolated static let cases = [
    StepCase(
      steps: [.type("ab", into: "query"), .submit("query")],
      actions: ["type 'a' into query", "type 'b' into query", "submit query"],
      evaluations: [1, 1, 0]
    ),
    StepCase(
      steps: [.select("Blue", in: "colour"), .slide("volume", to: 0.5)],
      actions: ["select Blue in colour", "slide volume to 0.5"],
      evaluations: [1, 1]
    ),
    StepCase(
      steps: [.present("edit"), .dismiss],
      actions: ["present by edit", "dismiss"],
      evaluations: [1, 1]
    ),
    StepCase(
      steps: [.push("more"), .pop],
      actions: ["push by more", "pop"],
      evaluations: [0, 0]
    ),
    StepCase(
      steps: [.environment(.colorScheme(.dark)), .environment(.locale("de_DE"))],
      actions: ["set colorScheme to dark", "set locale to de_DE"],
      evaluations: [1, 0]
    ),
    StepCase(
      steps: [.tap("ask"), .advance(.milliseconds(499)), .advance(.milliseconds(1))],
      actions: ["tap ask", "advance by 0.499 seconds", "advance by 0.001 seconds"],
      evaluations: [0, 0, 1]
    ),
  ]

  private func record(_ steps: [ReplayStep]) throws -> ReplayRecord {
    let variant = ScreenVariant("only") { _ in ScreenContent(Panel(model: Model())) }
    let parameters = ScreenParameters(values: [:])
    return try ScreenReplay().run(variant, parameters: parameters, steps: steps)
  }

  @Test(arguments: cases)
  private func `a step is one event with its evaluations`(step: StepCase) throws {
    let record = try record(step.steps)
    #expect(record.events.map(\.action) == step.actions)
    #expect(record.events.map { $0.evaluations.count { $0.view == "Panel" } } == step.evaluations)
  }

  @Test func `a control that opens nothing neither pushes nor presents`() {
    #expect(throws: ReplayError.nothingShown(step: "push by edit")) { try record([.push("edit")]) }
    #expect(throws: ReplayError.nothingShown(step: "present by more")) {
      try record([.present("more")])
    }
    #expect(throws: ReplayError.nothingToLeave(step: "pop")) { try record([.pop]) }
    #expect(throws: ReplayError.nothingToLeave(step: "dismiss")) { try record([.dismiss]) }
  }

  @Test func `a screen that does not show what is expected fails`() throws {
    let steps: [ReplayStep] = [.tap("ask"), .advance(.seconds(1))]
    _ = try record(steps + [.expect(ReplayExpectation(shows: ["42"], hides: ["43"]))])
    let present = [
      "query", "colour", "Red", "Blue", "volume", "edit", "ask", "more", "light", "42",
    ]
    let expected = ReplayError.unexpectedTexts(
      step: "advance by 1.0 seconds",
      missing: ["43"],
      unwanted: ["42"],
      present: present
    )
    #expect(throws: expected) {
      try record(steps + [.expect(ReplayExpectation(shows: ["42", "43"], hides: ["42"]))])
    }
  }

  @Test func `an async replay is the same each time`() throws {
    let steps: [ReplayStep] = [.tap("ask"), .tap("ask"), .advance(.seconds(1))]
    let first = try record(steps)
    for _ in 1...50 { #expect(try record(steps) == first) }
  }

  @Test func `a value of the environment has SwiftUI's names`() {
    #expect(EnvironmentSetting(name: "scenePhase", value: "background") == .scenePhase(.background))
    #expect(EnvironmentSetting(name: "colorScheme", value: "blue") == nil)
    #expect(EnvironmentSetting(name: "tint", value: "blue") == nil)
    for name in EnvironmentSetting.names {
      for value in EnvironmentSetting.values(of: name) {
        let setting = EnvironmentSetting(name: name, value: value)
        #expect(setting?.description == "\(name) to \(value)")
      }
    }
  }
}
