/// One design of a screen, such as the cart whose list reads the coupon.
public struct ScreenVariant: Sendable {
  /// The variant's name in scenarios, baselines and reports.
  public let name: String

  /// One sentence that says what sets the variant apart.
  public let summary: String

  /// Makes the content of one mounting; called once per replay, so each has fresh stores.
  public let content: @MainActor @Sendable (ScreenParameters) -> ScreenContent

  /// Creates a variant.
  ///
  /// - Parameters:
  ///   - name: The variant's name.
  ///   - summary: One sentence that says what sets the variant apart.
  ///   - content: Makes the content of one mounting.
  public init(
    _ name: String,
    summary: String = "",
    content: @escaping @MainActor @Sendable (ScreenParameters) -> ScreenContent
  ) {
    self.name = name
    self.summary = summary
    self.content = content
  }
}
