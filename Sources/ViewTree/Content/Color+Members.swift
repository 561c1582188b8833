nonisolated extension Color {
  /// Black.
  public static let black = Color(.system("black"))
  /// Blue.
  public static let blue = Color(.system("blue"))
  /// Brown.
  public static let brown = Color(.system("brown"))
  /// Nothing.
  public static let clear = Color(.system("clear"))
  /// Cyan.
  public static let cyan = Color(.system("cyan"))
  /// Grey.
  public static let gray = Color(.system("gray"))
  /// Green.
  public static let green = Color(.system("green"))
  /// Indigo.
  public static let indigo = Color(.system("indigo"))
  /// Mint.
  public static let mint = Color(.system("mint"))
  /// Orange.
  public static let orange = Color(.system("orange"))
  /// Pink.
  public static let pink = Color(.system("pink"))
  /// The colour of main content.
  public static let primary = Color(.system("primary"))
  /// Purple.
  public static let purple = Color(.system("purple"))
  /// Red.
  public static let red = Color(.system("red"))
  /// The colour of secondary content.
  public static let secondary = Color(.system("secondary"))
  /// Teal.
  public static let teal = Color(.system("teal"))
  /// White.
  public static let white = Color(.system("white"))
  /// Yellow.
  public static let yellow = Color(.system("yellow"))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The app's accent colour.
  public static let accentColor = Color(.system("accentColor"))
}

nonisolated extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { Color.black }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Nothing.
  public static var clear: Color { Color.clear }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// Green.
  public static var green: Color { Color.green }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Red.
  public static var red: Color { Color.red }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// White.
  public static var white: Color { Color.white }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
}
