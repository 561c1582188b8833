/// How a list looks; it only affects drawing.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/liststyle.
@MainActor
@preconcurrency
public protocol ListStyle {}

/// A list as its surroundings have it.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// A list as its surroundings have it.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A list without decoration.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A list without decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A list in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A list in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A list in groups with rounded corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A list in groups with rounded corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A list with space around it.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A list with space around it.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A list at the side of a window.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A list at the side of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A list with a border.
public struct BorderedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// A list with a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// A list on a curve.
public struct EllipticalListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// A list on a curve.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// A list that turns.
public struct CarouselListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// A list that turns.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension View {
  /// Says how a list looks.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    drawing("listStyle", style)
  }
}
