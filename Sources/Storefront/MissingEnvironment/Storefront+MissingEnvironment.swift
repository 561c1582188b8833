import RenderSim

extension Storefront {
  /// An object that a view takes from the environment, with and without one there.
  static var missingEnvironment: Screen {
    Screen("missing-environment", summary: "An object from the environment.") {
      ScreenVariant("injected", summary: "A view that needs the object, and gets it.") { _ in
        ScreenContent(RequiredSessionView().environment(Session()))
      }
      ScreenVariant("optional", summary: "A view that does without; nobody injects.") { _ in
        ScreenContent(OptionalSessionView())
      }
      ScreenVariant("missing", summary: "A view that needs the object; nobody injects.") { _ in
        ScreenContent(RequiredSessionView())
      }
    }
  }
}
