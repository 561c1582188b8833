/// Styles in the order of their importance.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int

  private init(_ level: Int) {
    self.level = level
  }

  /// For main content.
  public static let primary = HierarchicalShapeStyle(1)
  /// For secondary content.
  public static let secondary = HierarchicalShapeStyle(2)
  /// For content of the third level.
  public static let tertiary = HierarchicalShapeStyle(3)
  /// For content of the fourth level.
  public static let quaternary = HierarchicalShapeStyle(4)
  /// For content of the fifth level.
  public static let quinary = HierarchicalShapeStyle(5)
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// For main content.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// For secondary content.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// For content of the third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// For content of the fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// For content of the fifth level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The style of content, as the surroundings have it.
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

/// The style behind content, as the surroundings have it.
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

/// The colour of controls, as the surroundings have it.
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

/// The style of what is selected.
nonisolated public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

/// The style of lines between views.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

/// The style of areas under controls.
nonisolated public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

/// The style behind a window.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

/// The style of text in an empty text field.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

/// The style of links.
nonisolated public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The style of content.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The style behind content.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// The style of areas under controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

nonisolated extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style behind a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text in an empty text field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// A ground through which what is below shines.
nonisolated public struct Material: ShapeStyle, Hashable {
  private let name: String
  private var isActive: Bool?

  private init(_ name: String) {
    self.name = name
  }

  /// Lets nearly all through.
  public static let ultraThin = Material("ultraThin")
  /// Lets much through.
  public static let thin = Material("thin")
  /// Lets some through.
  public static let regular = Material("regular")
  /// Lets little through.
  public static let thick = Material("thick")
  /// Lets nearly nothing through.
  public static let ultraThick = Material("ultraThick")
  /// The ground of a bar.
  public static let bar = Material("bar")

  /// The ground, as in a window that is in use or not.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    var copy = self
    copy.isActive = appearance.isActive
    return copy
  }
}

/// Whether a ground looks as in a window that is in use.
nonisolated public struct MaterialActiveAppearance: Hashable, Sendable {
  let isActive: Bool?

  /// As the system has it.
  public static let automatic = MaterialActiveAppearance(isActive: nil)
  /// As in a window that is in use.
  public static let active = MaterialActiveAppearance(isActive: true)
  /// As in a window that is not in use.
  public static let inactive = MaterialActiveAppearance(isActive: false)
  /// As the window is.
  public static let matchWindow = MaterialActiveAppearance(isActive: nil)
}

nonisolated extension ShapeStyle where Self == Material {
  /// Lets nearly all through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Lets much through.
  public static var thinMaterial: Material { .thin }
  /// Lets some through.
  public static var regularMaterial: Material { .regular }
  /// Lets little through.
  public static var thickMaterial: Material { .thick }
  /// Lets nearly nothing through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The ground of a bar.
  public static var bar: Material { .bar }
}
