/// A button with the look of its surroundings.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A button with the look of its surroundings.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button without decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button with a border that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button with a border that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A button of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A button of glass that stands out.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button of glass that stands out.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A button in an accessory bar.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button in an accessory bar.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A button for an action in an accessory bar.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button for an action in an accessory bar.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// A button that looks like a card.
public struct CardButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A button that looks like a card.
  public static var card: CardButtonStyle { CardButtonStyle() }
}
