/// A colour; as a view it fills the space it is given.
nonisolated public struct Color: View, Hashable, Sendable {
  /// The type of the body.
  public typealias Body = Never

  /// What the colour is called in the order it was described.
  let name: String

  private init(described name: String) {
    self.name = name
  }

  /// Creates a colour of the app by name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a colour from red, green and blue, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "rgb \(red) \(green) \(blue) \(opacity)"
  }

  /// Creates a grey, from black at 0 to white at 1.
  public init(white: Double, opacity: Double = 1) {
    name = "white \(white) \(opacity)"
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsb \(hue) \(saturation) \(brightness) \(opacity)"
  }

  /// The colour, let through in part.
  public func opacity(_ opacity: Double) -> Color { Color(described: "\(name) \(opacity)") }

  /// Shows nothing that a person could read.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {}
}

extension Color {
  /// Black.
  public static let black = Color(described: "black")
  /// Blue.
  public static let blue = Color(described: "blue")
  /// Brown.
  public static let brown = Color(described: "brown")
  /// Nothing.
  public static let clear = Color(described: "clear")
  /// Cyan.
  public static let cyan = Color(described: "cyan")
  /// Grey.
  public static let gray = Color(described: "gray")
  /// Green.
  public static let green = Color(described: "green")
  /// Indigo.
  public static let indigo = Color(described: "indigo")
  /// Mint.
  public static let mint = Color(described: "mint")
  /// Orange.
  public static let orange = Color(described: "orange")
  /// Pink.
  public static let pink = Color(described: "pink")
  /// The colour of main content.
  public static let primary = Color(described: "primary")
  /// Purple.
  public static let purple = Color(described: "purple")
  /// Red.
  public static let red = Color(described: "red")
  /// The colour of secondary content.
  public static let secondary = Color(described: "secondary")
  /// Teal.
  public static let teal = Color(described: "teal")
  /// White.
  public static let white = Color(described: "white")
  /// Yellow.
  public static let yellow = Color(described: "yellow")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The app's accent colour.
  public static let accentColor = Color(described: "accentColor")
}
