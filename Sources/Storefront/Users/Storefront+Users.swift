import RenderSim

extension Storefront {
  /// A list behind a service that answers, or fails first.
  static var users: Screen {
    Screen(
      "users",
      summary: "A list of users from a service.",
      parameters: ["users": 30, "answer_ms": 200]
    ) {
      ScreenVariant("answer", summary: "The service answers.") { content($0, failures: 0) }
      ScreenVariant("failure", summary: "The service fails the first time.") {
        content($0, failures: 1)
      }
    }
  }

  @MainActor
  private static func content(_ parameters: ScreenParameters, failures: Int) -> ScreenContent {
    let service = SampleUserService(
      count: parameters.integer("users"),
      delay: .milliseconds(parameters.integer("answer_ms")),
      failures: failures
    )
    return ScreenContent(UsersScreen(store: UsersStore(service: service)))
  }
}
