import RenderSim

extension Storefront {
  /// A profile whose model is made when it is shown, of a user that changes.
  static var profile: Screen {
    Screen(
      "profile",
      summary: "The profile of a user, with a model in the state of its view.",
      parameters: ["user": "A", "answer_ms": 200]
    ) {
      ScreenVariant("keyed", summary: "Another user is another identity, with a new model.") {
        parameters in
        let service = profiles(parameters)
        return ScreenContent(parameters) { parameters in
          let userID = parameters.text("user")
          ProfileScreen(userID: userID) {
            ProfileView(userID: userID, service: service).id(userID)
          }
        }
      }
      ScreenVariant("kept", summary: "The identity stays, and with it the first user's model.") {
        parameters in
        let service = profiles(parameters)
        return ScreenContent(parameters) { parameters in
          let userID = parameters.text("user")
          ProfileScreen(userID: userID) { ProfileView(userID: userID, service: service) }
        }
      }
      ScreenVariant("loaded-by-task", summary: "The identity stays; a task makes a new model.") {
        parameters in
        let service = profiles(parameters)
        return ScreenContent(parameters) { parameters in
          let userID = parameters.text("user")
          ProfileScreen(userID: userID) {
            TaskLoadedProfileView(userID: userID, service: service)
          }
        }
      }
    }
  }

  private static func profiles(_ parameters: ScreenParameters) -> StubProfiles {
    StubProfiles(delay: .milliseconds(parameters.integer("answer_ms")))
  }
}
