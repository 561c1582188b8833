import RenderSim

extension Storefront {
  /// An object of the older observation model in a property for the newer one.
  static var mixedModels: Screen {
    Screen("mixed-models", summary: "An observable object that a view holds.") {
      ScreenVariant("state-object", summary: "In '@StateObject', so changes are shown.") { _ in
        ScreenContent(ObservedLikesScreen())
      }
      ScreenVariant("state", summary: "In '@State', so changes are not shown.") { _ in
        ScreenContent(UnobservedLikesScreen())
      }
    }
  }
}
