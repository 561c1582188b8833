import RenderSim

extension Storefront {
  /// A model that is made as the initial value of a state, below a busy parent.
  static var stateInitialValue: Screen {
    Screen("state-initial-value", summary: "A model as the initial value of a state.") {
      ScreenVariant(
        "eager",
        summary: "Made with each evaluation of the parent, as up to Xcode 26.",
        settings: settings(.eager)
      ) { _ in
        ScreenContent(BusyScreen(workshop: Workshop()))
      }
      ScreenVariant(
        "lazy",
        summary: "Made once per place in the tree, as from Xcode 27.",
        settings: settings(.lazy)
      ) { _ in
        ScreenContent(BusyScreen(workshop: Workshop()))
      }
    }
  }

  private static func settings(
    _ initialValue: SimulationSettings.StateInitialValue
  ) -> SimulationSettings {
    var settings = SimulationSettings()
    settings.stateInitialValue = initialValue
    return settings
  }
}
