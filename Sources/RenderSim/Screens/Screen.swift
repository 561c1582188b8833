/// A screen that scenarios can replay, with its variants and parameters.
///
/// A team registers its screens in its own executable:
///
/// ```swift
/// let cart = Screen("cart", parameters: ["lines": 200]) {
///   ScreenVariant("narrow") { parameters in
///     ScreenContent(CartScreen(store: CartStore(lineCount: parameters.integer("lines"))))
///   }
/// }
/// ```
public struct Screen: Sendable {
  /// The screen's name in scenario files.
  public let name: String

  /// One sentence that says what the screen shows.
  public let summary: String

  /// The parameters that scenarios may set, with their defaults.
  public let parameters: [String: ParameterValue]

  /// The screen's variants, in the order in which reports show them; never empty.
  public let variants: [ScreenVariant]

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: The screen's name in scenario files.
  ///   - summary: One sentence that says what the screen shows.
  ///   - parameters: The parameters that scenarios may set, with their defaults.
  ///   - variants: The screen's variants, at least one, with distinct names.
  public init(
    _ name: String,
    summary: String = "",
    parameters: [String: ParameterValue] = [:],
    @ScreenVariantBuilder variants: () -> [ScreenVariant]
  ) {
    let variants = variants()
    precondition(!variants.isEmpty, "The screen '\(name)' has no variant.")
    precondition(
      Set(variants.map(\.name)).count == variants.count,
      "The screen '\(name)' has two variants with one name."
    )
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.variants = variants
  }

  /// The variant called `name`, or nil where there is none.
  public func variant(named name: String) -> ScreenVariant? {
    variants.first { $0.name == name }
  }
}

/// Lists the variants of a screen.
@resultBuilder
public enum ScreenVariantBuilder {
  /// Collects the variants in the order in which they are written.
  public static func buildBlock(_ variants: ScreenVariant...) -> [ScreenVariant] { variants }
}
