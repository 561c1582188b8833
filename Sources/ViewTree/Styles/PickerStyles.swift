/// How a picker looks; it only affects drawing.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/pickerstyle.
@MainActor
@preconcurrency
public protocol PickerStyle {}

/// A picker as its surroundings have it.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A picker as its surroundings have it.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// Choices among the other rows.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Choices among the other rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Choices in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Choices in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Choices on a page of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Choices on a page of their own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Choices on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Choices on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Choices with round marks.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Choices with round marks.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// Choices in a palette.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Choices in a palette.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Choices in a menu over the current one.
public struct PopUpButtonPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// Choices as tabs.
public struct TabsPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == TabsPickerStyle {
  /// Choices as tabs.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

extension View {
  /// Says how a picker looks.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    drawing("pickerStyle", style)
  }
}
