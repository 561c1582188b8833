internal import Foundation

nonisolated extension Color {
  /// A colour that was worked out: components from 0 to 1.
  public struct Resolved: Hashable, Codable, Sendable, ShapeStyle {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// How much of the colour is let through.
    public var opacity: Float
    /// The name of the space in which the components count, if it is another than the usual one.
    private var space: String?

    /// Creates a colour.
    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
      space = colorSpace == .sRGB ? nil : "\(colorSpace)"
    }

    /// The red component without correction.
    public var linearRed: Float { Self.linear(red) }
    /// The green component without correction.
    public var linearGreen: Float { Self.linear(green) }
    /// The blue component without correction.
    public var linearBlue: Float { Self.linear(blue) }

    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// The colour on the way to another one.
    func mixed(with other: Color.Resolved, by part: Float) -> Color.Resolved {
      Color.Resolved(
        red: red + (other.red - red) * part,
        green: green + (other.green - green) * part,
        blue: blue + (other.blue - blue) * part,
        opacity: opacity + (other.opacity - opacity) * part
      )
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in hexadecimal digits: `#FF8000FF`.
  public var description: String {
    let digits = [red, green, blue, opacity].map { component in
      let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
