public import RenderSim

/// The sample shop whose screens the scenarios of this package replay.
public enum Storefront {
  /// Every screen of the shop.
  public static var screens: [Screen] {
    [
      cart, cartReload, draftSheet, greeting, loader, missingEnvironment, mixedModels, pages,
      productDetail, profile, search, sharedCart, stateInitialValue, users,
    ]
  }
}
