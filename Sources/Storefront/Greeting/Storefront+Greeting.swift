import RenderSim

extension Storefront {
  /// The greeting: something derived from what a person types.
  static var greeting: Screen {
    Screen("greeting", summary: "A greeting that is derived from a name.") {
      ScreenVariant("computed", summary: "The greeting is worked out when it is read.") { _ in
        ScreenContent(GreetingScreen(model: ComputedGreeting()))
      }
      ScreenVariant("kept", summary: "The greeting is kept in a property of its own.") { _ in
        ScreenContent(GreetingScreen(model: KeptGreeting()))
      }
    }
  }
}
