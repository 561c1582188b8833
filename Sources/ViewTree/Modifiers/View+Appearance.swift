public import Foundation

extension View {
  /// Draws text in a font.
  public func font(_ font: Font?) -> some View { drawing("font", font) }

  /// Draws text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View { drawing("fontWeight", weight) }

  /// Draws text in bold letters, or not.
  public func bold(_ isActive: Bool = true) -> some View { drawing("bold", isActive) }

  /// Draws text in italic letters, or not.
  public func italic(_ isActive: Bool = true) -> some View { drawing("italic", isActive) }

  /// Draws digits in one width.
  public func monospacedDigit() -> some View { drawing("monospacedDigit", true) }

  /// Draws the content in a colour.
  public func foregroundColor(_ color: Color?) -> some View { drawing("foregroundColor", color) }

  /// Draws the content in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    drawing("foregroundStyle", style)
  }

  /// Draws controls in a colour.
  public func tint(_ tint: Color?) -> some View { drawing("tint", tint) }

  /// Lets the content through in part, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { drawing("opacity", opacity) }

  /// Rounds the corners, in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    drawing("cornerRadius", radius)
  }

  /// Draws a shadow, in points.
  public func shadow(
    color: Color = .black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    drawing("shadow", Pair(color, [radius, x, y]))
  }

  /// Blurs the content, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    drawing("blur", radius)
  }

  /// Draws the content larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    drawing("scaleEffect", Pair(scale, anchor))
  }

  /// Draws a style behind the view.
  public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    drawing("background", style)
  }
}

/// How a shape is filled.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

/// Styles in the order of their importance.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
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
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// For main content.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// For secondary content.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// For content of the third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// For content of the fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { .black }
  /// Blue.
  public static var blue: Color { .blue }
  /// Grey.
  public static var gray: Color { .gray }
  /// Green.
  public static var green: Color { .green }
  /// Orange.
  public static var orange: Color { .orange }
  /// Pink.
  public static var pink: Color { .pink }
  /// Purple.
  public static var purple: Color { .purple }
  /// Red.
  public static var red: Color { .red }
  /// White.
  public static var white: Color { .white }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Nothing.
  public static var clear: Color { .clear }
}
