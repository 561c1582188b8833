internal import RenderSim
internal import Storefront
internal import Testing

@MainActor
struct ProfileTests {
  struct SwitchCase: CustomTestStringConvertible, Sendable {
    let variant: String
    let name: String
    let modelCount: Int

    var testDescription: String { variant }
  }

  nonisolated static let switches = [
    SwitchCase(variant: "keyed", name: "Name Grace", modelCount: 2),
    SwitchCase(variant: "loaded-by-task", name: "Name Grace", modelCount: 2),
    SwitchCase(variant: "kept", name: "Name Ada", modelCount: 1),
  ]

  @Test(.enabled(if: RenderHost.runsTasksInVirtualTime), arguments: switches)
  func `another user needs another identity or another model`(_ expected: SwitchCase) throws {
    let record = try Storefront.replay(
      "profile",
      expected.variant,
      [
        .advance(.milliseconds(200)), .expect(ReplayExpectation(shows: ["User A", "Name Ada"])),
        .parameters(["user": "B"]), .advance(.milliseconds(200)),
        .expect(
          ReplayExpectation(
            shows: ["User B", expected.name],
            requests: ["profiles": expected.modelCount]
          )
        ),
      ]
    )
    let made = ([record.mountWork] + record.events.map(\.work))
      .compactMap { $0.modelInitialisations["ProfileModel"] }
    #expect(made.reduce(0, +) == expected.modelCount)
  }
}
