/// A label as its surroundings have it.
public struct DefaultLabelStyle: LabelStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A label as its surroundings have it.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A label of which only the icon is seen.
public struct IconOnlyLabelStyle: LabelStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label of which only the icon is seen.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label of which only the title is seen.
public struct TitleOnlyLabelStyle: LabelStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label of which only the title is seen.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A label with both its parts.
public struct TitleAndIconLabelStyle: LabelStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label with both its parts.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
