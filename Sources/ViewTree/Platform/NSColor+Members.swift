#if !canImport(AppKit)
nonisolated extension NSColor {
  /// The system's colour 'labelColor'.
  public static var labelColor: NSColor { NSColor(Color(.system("labelColor"))) }
  /// The system's colour 'secondaryLabelColor'.
  public static var secondaryLabelColor: NSColor { NSColor(Color(.system("secondaryLabelColor"))) }
  /// The system's colour 'tertiaryLabelColor'.
  public static var tertiaryLabelColor: NSColor { NSColor(Color(.system("tertiaryLabelColor"))) }
  /// The system's colour 'quaternaryLabelColor'.
  public static var quaternaryLabelColor: NSColor {
    NSColor(Color(.system("quaternaryLabelColor")))
  }
  /// The system's colour 'textColor'.
  public static var textColor: NSColor { NSColor(Color(.system("textColor"))) }
  /// The system's colour 'placeholderTextColor'.
  public static var placeholderTextColor: NSColor {
    NSColor(Color(.system("placeholderTextColor")))
  }
  /// The system's colour 'selectedTextColor'.
  public static var selectedTextColor: NSColor { NSColor(Color(.system("selectedTextColor"))) }
  /// The system's colour 'textBackgroundColor'.
  public static var textBackgroundColor: NSColor { NSColor(Color(.system("textBackgroundColor"))) }
  /// The system's colour 'selectedTextBackgroundColor'.
  public static var selectedTextBackgroundColor: NSColor {
    NSColor(Color(.system("selectedTextBackgroundColor")))
  }
  /// The system's colour 'keyboardFocusIndicatorColor'.
  public static var keyboardFocusIndicatorColor: NSColor {
    NSColor(Color(.system("keyboardFocusIndicatorColor")))
  }
  /// The system's colour 'linkColor'.
  public static var linkColor: NSColor { NSColor(Color(.system("linkColor"))) }
  /// The system's colour 'separatorColor'.
  public static var separatorColor: NSColor { NSColor(Color(.system("separatorColor"))) }
  /// The system's colour 'selectedContentBackgroundColor'.
  public static var selectedContentBackgroundColor: NSColor {
    NSColor(Color(.system("selectedContentBackgroundColor")))
  }
  /// The system's colour 'unemphasizedSelectedContentBackgroundColor'.
  public static var unemphasizedSelectedContentBackgroundColor: NSColor {
    NSColor(Color(.system("unemphasizedSelectedContentBackgroundColor")))
  }
  /// The system's colour 'selectedMenuItemTextColor'.
  public static var selectedMenuItemTextColor: NSColor {
    NSColor(Color(.system("selectedMenuItemTextColor")))
  }
  /// The system's colour 'gridColor'.
  public static var gridColor: NSColor { NSColor(Color(.system("gridColor"))) }
  /// The system's colour 'headerTextColor'.
  public static var headerTextColor: NSColor { NSColor(Color(.system("headerTextColor"))) }
  /// The system's colour 'alternateSelectedControlTextColor'.
  public static var alternateSelectedControlTextColor: NSColor {
    NSColor(Color(.system("alternateSelectedControlTextColor")))
  }
  /// The system's colour 'controlAccentColor'.
  public static var controlAccentColor: NSColor { NSColor(Color(.system("controlAccentColor"))) }
  /// The system's colour 'controlColor'.
  public static var controlColor: NSColor { NSColor(Color(.system("controlColor"))) }
  /// The system's colour 'controlBackgroundColor'.
  public static var controlBackgroundColor: NSColor {
    NSColor(Color(.system("controlBackgroundColor")))
  }
  /// The system's colour 'controlTextColor'.
  public static var controlTextColor: NSColor { NSColor(Color(.system("controlTextColor"))) }
  /// The system's colour 'disabledControlTextColor'.
  public static var disabledControlTextColor: NSColor {
    NSColor(Color(.system("disabledControlTextColor")))
  }
  /// The system's colour 'selectedControlColor'.
  public static var selectedControlColor: NSColor {
    NSColor(Color(.system("selectedControlColor")))
  }
  /// The system's colour 'selectedControlTextColor'.
  public static var selectedControlTextColor: NSColor {
    NSColor(Color(.system("selectedControlTextColor")))
  }
  /// The system's colour 'windowBackgroundColor'.
  public static var windowBackgroundColor: NSColor {
    NSColor(Color(.system("windowBackgroundColor")))
  }
  /// The system's colour 'windowFrameTextColor'.
  public static var windowFrameTextColor: NSColor {
    NSColor(Color(.system("windowFrameTextColor")))
  }
  /// The system's colour 'underPageBackgroundColor'.
  public static var underPageBackgroundColor: NSColor {
    NSColor(Color(.system("underPageBackgroundColor")))
  }
  /// The system's colour 'findHighlightColor'.
  public static var findHighlightColor: NSColor { NSColor(Color(.system("findHighlightColor"))) }
  /// The system's colour 'highlightColor'.
  public static var highlightColor: NSColor { NSColor(Color(.system("highlightColor"))) }
  /// The system's colour 'shadowColor'.
  public static var shadowColor: NSColor { NSColor(Color(.system("shadowColor"))) }
  /// The system's colour 'systemBlue'.
  public static var systemBlue: NSColor { NSColor(Color(.system("systemBlue"))) }
  /// The system's colour 'systemGreen'.
  public static var systemGreen: NSColor { NSColor(Color(.system("systemGreen"))) }
  /// The system's colour 'systemIndigo'.
  public static var systemIndigo: NSColor { NSColor(Color(.system("systemIndigo"))) }
  /// The system's colour 'systemOrange'.
  public static var systemOrange: NSColor { NSColor(Color(.system("systemOrange"))) }
  /// The system's colour 'systemPink'.
  public static var systemPink: NSColor { NSColor(Color(.system("systemPink"))) }
  /// The system's colour 'systemPurple'.
  public static var systemPurple: NSColor { NSColor(Color(.system("systemPurple"))) }
  /// The system's colour 'systemRed'.
  public static var systemRed: NSColor { NSColor(Color(.system("systemRed"))) }
  /// The system's colour 'systemTeal'.
  public static var systemTeal: NSColor { NSColor(Color(.system("systemTeal"))) }
  /// The system's colour 'systemYellow'.
  public static var systemYellow: NSColor { NSColor(Color(.system("systemYellow"))) }
  /// The system's colour 'systemBrown'.
  public static var systemBrown: NSColor { NSColor(Color(.system("systemBrown"))) }
  /// The system's colour 'systemMint'.
  public static var systemMint: NSColor { NSColor(Color(.system("systemMint"))) }
  /// The system's colour 'systemCyan'.
  public static var systemCyan: NSColor { NSColor(Color(.system("systemCyan"))) }
  /// The system's colour 'systemGray'.
  public static var systemGray: NSColor { NSColor(Color(.system("systemGray"))) }
  /// The system's colour 'quaternarySystemFill'.
  public static var quaternarySystemFill: NSColor {
    NSColor(Color(.system("quaternarySystemFill")))
  }
  /// The system's colour 'tertiarySystemFill'.
  public static var tertiarySystemFill: NSColor { NSColor(Color(.system("tertiarySystemFill"))) }
  /// The system's colour 'secondarySystemFill'.
  public static var secondarySystemFill: NSColor { NSColor(Color(.system("secondarySystemFill"))) }
  /// The system's colour 'systemFill'.
  public static var systemFill: NSColor { NSColor(Color(.system("systemFill"))) }
  /// The system's colour 'clear'.
  public static var clear: NSColor { NSColor(Color(.system("clear"))) }
  /// The system's colour 'black'.
  public static var black: NSColor { NSColor(Color(.system("black"))) }
  /// The system's colour 'darkGray'.
  public static var darkGray: NSColor { NSColor(Color(.system("darkGray"))) }
  /// The system's colour 'lightGray'.
  public static var lightGray: NSColor { NSColor(Color(.system("lightGray"))) }
  /// The system's colour 'white'.
  public static var white: NSColor { NSColor(Color(.system("white"))) }
  /// The system's colour 'gray'.
  public static var gray: NSColor { NSColor(Color(.system("gray"))) }
  /// The system's colour 'red'.
  public static var red: NSColor { NSColor(Color(.system("red"))) }
  /// The system's colour 'green'.
  public static var green: NSColor { NSColor(Color(.system("green"))) }
  /// The system's colour 'blue'.
  public static var blue: NSColor { NSColor(Color(.system("blue"))) }
  /// The system's colour 'cyan'.
  public static var cyan: NSColor { NSColor(Color(.system("cyan"))) }
  /// The system's colour 'yellow'.
  public static var yellow: NSColor { NSColor(Color(.system("yellow"))) }
  /// The system's colour 'magenta'.
  public static var magenta: NSColor { NSColor(Color(.system("magenta"))) }
  /// The system's colour 'orange'.
  public static var orange: NSColor { NSColor(Color(.system("orange"))) }
  /// The system's colour 'purple'.
  public static var purple: NSColor { NSColor(Color(.system("purple"))) }
  /// The system's colour 'brown'.
  public static var brown: NSColor { NSColor(Color(.system("brown"))) }
}
#endif
