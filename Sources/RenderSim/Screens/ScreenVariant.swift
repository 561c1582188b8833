public import Simulation

/// One design of a screen, such as the cart whose list reads the coupon.
public struct ScreenVariant: Sendable {
  /// The variant's name in scenarios, baselines and reports.
  public let name: String

  /// One sentence that says what sets the variant apart.
  public let summary: String

  /// The behaviour of SwiftUI that depends on a version, for this variant.
  public let settings: SimulationSettings

  /// Makes the content of one mounting; called once per replay, so each has fresh stores.
  public let content: @MainActor @Sendable (ScreenParameters) -> ScreenContent

  /// Creates a variant.
  ///
  /// - Parameters:
  ///   - name: The variant's name.
  ///   - summary: One sentence that says what sets the variant apart.
  ///   - settings: The behaviour of SwiftUI that depends on a version, the system or the device.
  ///   - content: Makes the content of one mounting.
  public init(
    _ name: String,
    summary: String = "",
    settings: SimulationSettings = SimulationSettings(),
    content: @escaping @MainActor @Sendable (ScreenParameters) -> ScreenContent
  ) {
    self.name = name
    self.summary = summary
    self.settings = settings
    self.content = content
  }
}
