import RenderSim

extension Storefront {
  /// A list behind a service that answers, or fails.
  static var users: Screen {
    Screen(
      "users",
      summary: "A list of users from a service.",
      parameters: ["users": 30, "answer_ms": 200]
    ) {
      ScreenVariant("kept-list", summary: "The list stays while it is loaded again.") {
        content($0, keepsUsers: true)
      }
      ScreenVariant("emptied-list", summary: "The list is emptied before it is loaded again.") {
        content($0, keepsUsers: false)
      }
    }
  }

  @MainActor
  private static func content(_ parameters: ScreenParameters, keepsUsers: Bool) -> ScreenContent {
    let service = StubUsers(
      count: parameters.integer("users"),
      delay: .milliseconds(parameters.integer("answer_ms"))
    )
    return ScreenContent(
      UsersScreen(store: UsersStore(service: service, keepsUsers: keepsUsers))
    )
  }
}
