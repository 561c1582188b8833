/// The colours of UIKit and AppKit, for `Color(.systemBackground)`.
nonisolated extension ColorResource {
  /// The system's colour 'label'.
  public static var label: ColorResource { ColorResource(system: "label") }
  /// The system's colour 'secondaryLabel'.
  public static var secondaryLabel: ColorResource { ColorResource(system: "secondaryLabel") }
  /// The system's colour 'tertiaryLabel'.
  public static var tertiaryLabel: ColorResource { ColorResource(system: "tertiaryLabel") }
  /// The system's colour 'quaternaryLabel'.
  public static var quaternaryLabel: ColorResource { ColorResource(system: "quaternaryLabel") }
  /// The system's colour 'systemFill'.
  public static var systemFill: ColorResource { ColorResource(system: "systemFill") }
  /// The system's colour 'secondarySystemFill'.
  public static var secondarySystemFill: ColorResource {
    ColorResource(system: "secondarySystemFill")
  }
  /// The system's colour 'tertiarySystemFill'.
  public static var tertiarySystemFill: ColorResource {
    ColorResource(system: "tertiarySystemFill")
  }
  /// The system's colour 'quaternarySystemFill'.
  public static var quaternarySystemFill: ColorResource {
    ColorResource(system: "quaternarySystemFill")
  }
  /// The system's colour 'placeholderText'.
  public static var placeholderText: ColorResource { ColorResource(system: "placeholderText") }
  /// The system's colour 'systemBackground'.
  public static var systemBackground: ColorResource { ColorResource(system: "systemBackground") }
  /// The system's colour 'secondarySystemBackground'.
  public static var secondarySystemBackground: ColorResource {
    ColorResource(system: "secondarySystemBackground")
  }
  /// The system's colour 'tertiarySystemBackground'.
  public static var tertiarySystemBackground: ColorResource {
    ColorResource(system: "tertiarySystemBackground")
  }
  /// The system's colour 'systemGroupedBackground'.
  public static var systemGroupedBackground: ColorResource {
    ColorResource(system: "systemGroupedBackground")
  }
  /// The system's colour 'secondarySystemGroupedBackground'.
  public static var secondarySystemGroupedBackground: ColorResource {
    ColorResource(system: "secondarySystemGroupedBackground")
  }
  /// The system's colour 'tertiarySystemGroupedBackground'.
  public static var tertiarySystemGroupedBackground: ColorResource {
    ColorResource(system: "tertiarySystemGroupedBackground")
  }
  /// The system's colour 'separator'.
  public static var separator: ColorResource { ColorResource(system: "separator") }
  /// The system's colour 'opaqueSeparator'.
  public static var opaqueSeparator: ColorResource { ColorResource(system: "opaqueSeparator") }
  /// The system's colour 'link'.
  public static var link: ColorResource { ColorResource(system: "link") }
  /// The system's colour 'darkText'.
  public static var darkText: ColorResource { ColorResource(system: "darkText") }
  /// The system's colour 'lightText'.
  public static var lightText: ColorResource { ColorResource(system: "lightText") }
  /// The system's colour 'systemBlue'.
  public static var systemBlue: ColorResource { ColorResource(system: "systemBlue") }
  /// The system's colour 'systemGreen'.
  public static var systemGreen: ColorResource { ColorResource(system: "systemGreen") }
  /// The system's colour 'systemIndigo'.
  public static var systemIndigo: ColorResource { ColorResource(system: "systemIndigo") }
  /// The system's colour 'systemOrange'.
  public static var systemOrange: ColorResource { ColorResource(system: "systemOrange") }
  /// The system's colour 'systemPink'.
  public static var systemPink: ColorResource { ColorResource(system: "systemPink") }
  /// The system's colour 'systemPurple'.
  public static var systemPurple: ColorResource { ColorResource(system: "systemPurple") }
  /// The system's colour 'systemRed'.
  public static var systemRed: ColorResource { ColorResource(system: "systemRed") }
  /// The system's colour 'systemTeal'.
  public static var systemTeal: ColorResource { ColorResource(system: "systemTeal") }
  /// The system's colour 'systemYellow'.
  public static var systemYellow: ColorResource { ColorResource(system: "systemYellow") }
  /// The system's colour 'systemBrown'.
  public static var systemBrown: ColorResource { ColorResource(system: "systemBrown") }
  /// The system's colour 'systemMint'.
  public static var systemMint: ColorResource { ColorResource(system: "systemMint") }
  /// The system's colour 'systemCyan'.
  public static var systemCyan: ColorResource { ColorResource(system: "systemCyan") }
  /// The system's colour 'systemGray'.
  public static var systemGray: ColorResource { ColorResource(system: "systemGray") }
  /// The system's colour 'systemGray2'.
  public static var systemGray2: ColorResource { ColorResource(system: "systemGray2") }
  /// The system's colour 'systemGray3'.
  public static var systemGray3: ColorResource { ColorResource(system: "systemGray3") }
  /// The system's colour 'systemGray4'.
  public static var systemGray4: ColorResource { ColorResource(system: "systemGray4") }
  /// The system's colour 'systemGray5'.
  public static var systemGray5: ColorResource { ColorResource(system: "systemGray5") }
  /// The system's colour 'systemGray6'.
  public static var systemGray6: ColorResource { ColorResource(system: "systemGray6") }
  /// The system's colour 'tintColor'.
  public static var tintColor: ColorResource { ColorResource(system: "tintColor") }
  /// The system's colour 'clear'.
  public static var clear: ColorResource { ColorResource(system: "clear") }
  /// The system's colour 'black'.
  public static var black: ColorResource { ColorResource(system: "black") }
  /// The system's colour 'darkGray'.
  public static var darkGray: ColorResource { ColorResource(system: "darkGray") }
  /// The system's colour 'lightGray'.
  public static var lightGray: ColorResource { ColorResource(system: "lightGray") }
  /// The system's colour 'white'.
  public static var white: ColorResource { ColorResource(system: "white") }
  /// The system's colour 'gray'.
  public static var gray: ColorResource { ColorResource(system: "gray") }
  /// The system's colour 'red'.
  public static var red: ColorResource { ColorResource(system: "red") }
  /// The system's colour 'green'.
  public static var green: ColorResource { ColorResource(system: "green") }
  /// The system's colour 'blue'.
  public static var blue: ColorResource { ColorResource(system: "blue") }
  /// The system's colour 'cyan'.
  public static var cyan: ColorResource { ColorResource(system: "cyan") }
  /// The system's colour 'yellow'.
  public static var yellow: ColorResource { ColorResource(system: "yellow") }
  /// The system's colour 'magenta'.
  public static var magenta: ColorResource { ColorResource(system: "magenta") }
  /// The system's colour 'orange'.
  public static var orange: ColorResource { ColorResource(system: "orange") }
  /// The system's colour 'purple'.
  public static var purple: ColorResource { ColorResource(system: "purple") }
  /// The system's colour 'brown'.
  public static var brown: ColorResource { ColorResource(system: "brown") }
  /// The system's colour 'labelColor'.
  public static var labelColor: ColorResource { ColorResource(system: "labelColor") }
  /// The system's colour 'secondaryLabelColor'.
  public static var secondaryLabelColor: ColorResource {
    ColorResource(system: "secondaryLabelColor")
  }
  /// The system's colour 'tertiaryLabelColor'.
  public static var tertiaryLabelColor: ColorResource {
    ColorResource(system: "tertiaryLabelColor")
  }
  /// The system's colour 'quaternaryLabelColor'.
  public static var quaternaryLabelColor: ColorResource {
    ColorResource(system: "quaternaryLabelColor")
  }
  /// The system's colour 'textColor'.
  public static var textColor: ColorResource { ColorResource(system: "textColor") }
  /// The system's colour 'placeholderTextColor'.
  public static var placeholderTextColor: ColorResource {
    ColorResource(system: "placeholderTextColor")
  }
  /// The system's colour 'selectedTextColor'.
  public static var selectedTextColor: ColorResource { ColorResource(system: "selectedTextColor") }
  /// The system's colour 'textBackgroundColor'.
  public static var textBackgroundColor: ColorResource {
    ColorResource(system: "textBackgroundColor")
  }
  /// The system's colour 'selectedTextBackgroundColor'.
  public static var selectedTextBackgroundColor: ColorResource {
    ColorResource(system: "selectedTextBackgroundColor")
  }
  /// The system's colour 'keyboardFocusIndicatorColor'.
  public static var keyboardFocusIndicatorColor: ColorResource {
    ColorResource(system: "keyboardFocusIndicatorColor")
  }
  /// The system's colour 'linkColor'.
  public static var linkColor: ColorResource { ColorResource(system: "linkColor") }
  /// The system's colour 'separatorColor'.
  public static var separatorColor: ColorResource { ColorResource(system: "separatorColor") }
  /// The system's colour 'selectedContentBackgroundColor'.
  public static var selectedContentBackgroundColor: ColorResource {
    ColorResource(system: "selectedContentBackgroundColor")
  }
  /// The system's colour 'unemphasizedSelectedContentBackgroundColor'.
  public static var unemphasizedSelectedContentBackgroundColor: ColorResource {
    ColorResource(system: "unemphasizedSelectedContentBackgroundColor")
  }
  /// The system's colour 'selectedMenuItemTextColor'.
  public static var selectedMenuItemTextColor: ColorResource {
    ColorResource(system: "selectedMenuItemTextColor")
  }
  /// The system's colour 'gridColor'.
  public static var gridColor: ColorResource { ColorResource(system: "gridColor") }
  /// The system's colour 'headerTextColor'.
  public static var headerTextColor: ColorResource { ColorResource(system: "headerTextColor") }
  /// The system's colour 'alternateSelectedControlTextColor'.
  public static var alternateSelectedControlTextColor: ColorResource {
    ColorResource(system: "alternateSelectedControlTextColor")
  }
  /// The system's colour 'controlAccentColor'.
  public static var controlAccentColor: ColorResource {
    ColorResource(system: "controlAccentColor")
  }
  /// The system's colour 'controlColor'.
  public static var controlColor: ColorResource { ColorResource(system: "controlColor") }
  /// The system's colour 'controlBackgroundColor'.
  public static var controlBackgroundColor: ColorResource {
    ColorResource(system: "controlBackgroundColor")
  }
  /// The system's colour 'controlTextColor'.
  public static var controlTextColor: ColorResource { ColorResource(system: "controlTextColor") }
  /// The system's colour 'disabledControlTextColor'.
  public static var disabledControlTextColor: ColorResource {
    ColorResource(system: "disabledControlTextColor")
  }
  /// The system's colour 'selectedControlColor'.
  public static var selectedControlColor: ColorResource {
    ColorResource(system: "selectedControlColor")
  }
  /// The system's colour 'selectedControlTextColor'.
  public static var selectedControlTextColor: ColorResource {
    ColorResource(system: "selectedControlTextColor")
  }
  /// The system's colour 'windowBackgroundColor'.
  public static var windowBackgroundColor: ColorResource {
    ColorResource(system: "windowBackgroundColor")
  }
  /// The system's colour 'windowFrameTextColor'.
  public static var windowFrameTextColor: ColorResource {
    ColorResource(system: "windowFrameTextColor")
  }
  /// The system's colour 'underPageBackgroundColor'.
  public static var underPageBackgroundColor: ColorResource {
    ColorResource(system: "underPageBackgroundColor")
  }
  /// The system's colour 'findHighlightColor'.
  public static var findHighlightColor: ColorResource {
    ColorResource(system: "findHighlightColor")
  }
  /// The system's colour 'highlightColor'.
  public static var highlightColor: ColorResource { ColorResource(system: "highlightColor") }
  /// The system's colour 'shadowColor'.
  public static var shadowColor: ColorResource { ColorResource(system: "shadowColor") }
}
