public import Foundation

/// A colour; as a view it fills the space it is given.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/color.
nonisolated public struct Color: View, Hashable, Sendable {
  /// The type of the body.
  public typealias Body = Never

  /// What a colour is made of.
  indirect enum Source: Hashable, Sendable {
    case system(String)
    case asset(String)
    case components(Resolved)
    case opacity(Color, Double)
    case mix(Color, Color, Double)
  }

  let source: Source

  init(_ source: Source) {
    self.source = source
  }

  /// Creates a colour of the app by name.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name)
  }

  /// Creates a colour from red, green and blue, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let resolved = Resolved(
      colorSpace: colorSpace,
      red: Float(red),
      green: Float(green),
      blue: Float(blue),
      opacity: Float(opacity)
    )
    source = .components(resolved)
  }

  /// Creates a grey, from black at 0 to white at 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(
      red: component(5),
      green: component(3),
      blue: component(1),
      opacity: opacity
    )
  }

  /// Creates a colour from what it was worked out to be.
  public init(_ resolved: Resolved) {
    source = .components(resolved)
  }

  /// The colour, let through in part.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// The colour mixed with another one.
  public func mix(
    with other: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(self, other, fraction))
  }

  /// The usual gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// The space in which components count.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space of screens.
    case sRGB
    /// The usual space without correction.
    case sRGBLinear
    /// A wider space.
    case displayP3
  }
}

extension Color: ShapeStyle {}

extension Color: CustomStringConvertible {
  /// The name of the colour, or its components: `red`, `#FF8000FF`.
  public var description: String {
    switch source {
    case .system(let name): name
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .components(let resolved): resolved.description
    case .opacity(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mix(let first, let second, let part): "mix(\(first), \(second), \(part))"
    }
  }
}

nonisolated extension Color {
  /// Works the colour out; a named colour is not known and counts as black.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch source {
    case .components(let resolved): return resolved
    case .system(let name): return Self.components[name] ?? Resolved(red: 0, green: 0, blue: 0)
    case .asset: return Resolved(red: 0, green: 0, blue: 0)
    case .opacity(let color, let opacity):
      var resolved = color.resolve(in: environment)
      resolved.opacity *= Float(opacity)
      return resolved
    case .mix(let first, let second, let part):
      return first.resolve(in: environment).mixed(
        with: second.resolve(in: environment),
        by: Float(part)
      )
    }
  }

  /// The components of the system's colours on a light ground, as far as they are fixed.
  private static let components: [String: Resolved] = [
    "white": Resolved(red: 1, green: 1, blue: 1),
    "clear": Resolved(red: 0, green: 0, blue: 0, opacity: 0),
    "red": Resolved(red: 1, green: 0.231, blue: 0.188),
    "orange": Resolved(red: 1, green: 0.584, blue: 0),
    "yellow": Resolved(red: 1, green: 0.8, blue: 0),
    "green": Resolved(red: 0.204, green: 0.78, blue: 0.349),
    "mint": Resolved(red: 0, green: 0.78, blue: 0.745),
    "teal": Resolved(red: 0.188, green: 0.69, blue: 0.78),
    "cyan": Resolved(red: 0.196, green: 0.678, blue: 0.902),
    "blue": Resolved(red: 0, green: 0.478, blue: 1),
    "indigo": Resolved(red: 0.345, green: 0.337, blue: 0.839),
    "purple": Resolved(red: 0.686, green: 0.322, blue: 0.871),
    "pink": Resolved(red: 1, green: 0.176, blue: 0.333),
    "brown": Resolved(red: 0.635, green: 0.518, blue: 0.369),
    "gray": Resolved(red: 0.557, green: 0.557, blue: 0.576),
  ]
}
