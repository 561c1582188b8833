#if !canImport(UIKit)
nonisolated extension UIColor {
  /// The system's colour 'label'.
  public static var label: UIColor { UIColor(Color(.system("label"))) }
  /// The system's colour 'secondaryLabel'.
  public static var secondaryLabel: UIColor { UIColor(Color(.system("secondaryLabel"))) }
  /// The system's colour 'tertiaryLabel'.
  public static var tertiaryLabel: UIColor { UIColor(Color(.system("tertiaryLabel"))) }
  /// The system's colour 'quaternaryLabel'.
  public static var quaternaryLabel: UIColor { UIColor(Color(.system("quaternaryLabel"))) }
  /// The system's colour 'systemFill'.
  public static var systemFill: UIColor { UIColor(Color(.system("systemFill"))) }
  /// The system's colour 'secondarySystemFill'.
  public static var secondarySystemFill: UIColor { UIColor(Color(.system("secondarySystemFill"))) }
  /// The system's colour 'tertiarySystemFill'.
  public static var tertiarySystemFill: UIColor { UIColor(Color(.system("tertiarySystemFill"))) }
  /// The system's colour 'quaternarySystemFill'.
  public static var quaternarySystemFill: UIColor {
    UIColor(Color(.system("quaternarySystemFill")))
  }
  /// The system's colour 'placeholderText'.
  public static var placeholderText: UIColor { UIColor(Color(.system("placeholderText"))) }
  /// The system's colour 'systemBackground'.
  public static var systemBackground: UIColor { UIColor(Color(.system("systemBackground"))) }
  /// The system's colour 'secondarySystemBackground'.
  public static var secondarySystemBackground: UIColor {
    UIColor(Color(.system("secondarySystemBackground")))
  }
  /// The system's colour 'tertiarySystemBackground'.
  public static var tertiarySystemBackground: UIColor {
    UIColor(Color(.system("tertiarySystemBackground")))
  }
  /// The system's colour 'systemGroupedBackground'.
  public static var systemGroupedBackground: UIColor {
    UIColor(Color(.system("systemGroupedBackground")))
  }
  /// The system's colour 'secondarySystemGroupedBackground'.
  public static var secondarySystemGroupedBackground: UIColor {
    UIColor(Color(.system("secondarySystemGroupedBackground")))
  }
  /// The system's colour 'tertiarySystemGroupedBackground'.
  public static var tertiarySystemGroupedBackground: UIColor {
    UIColor(Color(.system("tertiarySystemGroupedBackground")))
  }
  /// The system's colour 'separator'.
  public static var separator: UIColor { UIColor(Color(.system("separator"))) }
  /// The system's colour 'opaqueSeparator'.
  public static var opaqueSeparator: UIColor { UIColor(Color(.system("opaqueSeparator"))) }
  /// The system's colour 'link'.
  public static var link: UIColor { UIColor(Color(.system("link"))) }
  /// The system's colour 'darkText'.
  public static var darkText: UIColor { UIColor(Color(.system("darkText"))) }
  /// The system's colour 'lightText'.
  public static var lightText: UIColor { UIColor(Color(.system("lightText"))) }
  /// The system's colour 'systemBlue'.
  public static var systemBlue: UIColor { UIColor(Color(.system("systemBlue"))) }
  /// The system's colour 'systemGreen'.
  public static var systemGreen: UIColor { UIColor(Color(.system("systemGreen"))) }
  /// The system's colour 'systemIndigo'.
  public static var systemIndigo: UIColor { UIColor(Color(.system("systemIndigo"))) }
  /// The system's colour 'systemOrange'.
  public static var systemOrange: UIColor { UIColor(Color(.system("systemOrange"))) }
  /// The system's colour 'systemPink'.
  public static var systemPink: UIColor { UIColor(Color(.system("systemPink"))) }
  /// The system's colour 'systemPurple'.
  public static var systemPurple: UIColor { UIColor(Color(.system("systemPurple"))) }
  /// The system's colour 'systemRed'.
  public static var systemRed: UIColor { UIColor(Color(.system("systemRed"))) }
  /// The system's colour 'systemTeal'.
  public static var systemTeal: UIColor { UIColor(Color(.system("systemTeal"))) }
  /// The system's colour 'systemYellow'.
  public static var systemYellow: UIColor { UIColor(Color(.system("systemYellow"))) }
  /// The system's colour 'systemBrown'.
  public static var systemBrown: UIColor { UIColor(Color(.system("systemBrown"))) }
  /// The system's colour 'systemMint'.
  public static var systemMint: UIColor { UIColor(Color(.system("systemMint"))) }
  /// The system's colour 'systemCyan'.
  public static var systemCyan: UIColor { UIColor(Color(.system("systemCyan"))) }
  /// The system's colour 'systemGray'.
  public static var systemGray: UIColor { UIColor(Color(.system("systemGray"))) }
  /// The system's colour 'systemGray2'.
  public static var systemGray2: UIColor { UIColor(Color(.system("systemGray2"))) }
  /// The system's colour 'systemGray3'.
  public static var systemGray3: UIColor { UIColor(Color(.system("systemGray3"))) }
  /// The system's colour 'systemGray4'.
  public static var systemGray4: UIColor { UIColor(Color(.system("systemGray4"))) }
  /// The system's colour 'systemGray5'.
  public static var systemGray5: UIColor { UIColor(Color(.system("systemGray5"))) }
  /// The system's colour 'systemGray6'.
  public static var systemGray6: UIColor { UIColor(Color(.system("systemGray6"))) }
  /// The system's colour 'tintColor'.
  public static var tintColor: UIColor { UIColor(Color(.system("tintColor"))) }
  /// The system's colour 'clear'.
  public static var clear: UIColor { UIColor(Color(.system("clear"))) }
  /// The system's colour 'black'.
  public static var black: UIColor { UIColor(Color(.system("black"))) }
  /// The system's colour 'darkGray'.
  public static var darkGray: UIColor { UIColor(Color(.system("darkGray"))) }
  /// The system's colour 'lightGray'.
  public static var lightGray: UIColor { UIColor(Color(.system("lightGray"))) }
  /// The system's colour 'white'.
  public static var white: UIColor { UIColor(Color(.system("white"))) }
  /// The system's colour 'gray'.
  public static var gray: UIColor { UIColor(Color(.system("gray"))) }
  /// The system's colour 'red'.
  public static var red: UIColor { UIColor(Color(.system("red"))) }
  /// The system's colour 'green'.
  public static var green: UIColor { UIColor(Color(.system("green"))) }
  /// The system's colour 'blue'.
  public static var blue: UIColor { UIColor(Color(.system("blue"))) }
  /// The system's colour 'cyan'.
  public static var cyan: UIColor { UIColor(Color(.system("cyan"))) }
  /// The system's colour 'yellow'.
  public static var yellow: UIColor { UIColor(Color(.system("yellow"))) }
  /// The system's colour 'magenta'.
  public static var magenta: UIColor { UIColor(Color(.system("magenta"))) }
  /// The system's colour 'orange'.
  public static var orange: UIColor { UIColor(Color(.system("orange"))) }
  /// The system's colour 'purple'.
  public static var purple: UIColor { UIColor(Color(.system("purple"))) }
  /// The system's colour 'brown'.
  public static var brown: UIColor { UIColor(Color(.system("brown"))) }
}
#endif
