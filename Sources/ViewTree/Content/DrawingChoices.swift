/// How content is fitted into a space of another shape.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is shown.
  case fit
  /// All of the space is used.
  case fill
}

/// How colours of one layer are mixed with those below it.
nonisolated public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// Over what is below.
  case normal
  /// Multiplied.
  case multiply
  /// Multiplied after inverting.
  case screen
  /// Multiplied or screened, by the ground.
  case overlay
  /// The darker colour.
  case darken
  /// The lighter colour.
  case lighten
  /// Brightened.
  case colorDodge
  /// Darkened.
  case colorBurn
  /// Darkened or lightened softly.
  case softLight
  /// Multiplied or screened, by the layer.
  case hardLight
  /// The difference.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue of the layer.
  case hue
  /// The saturation of the layer.
  case saturation
  /// Hue and saturation of the layer.
  case color
  /// The lightness of the layer.
  case luminosity
  /// Only where there is ground.
  case sourceAtop
  /// Only where there is no layer.
  case destinationOver
  /// Taken away from the ground.
  case destinationOut
  /// The sum, darkened.
  case plusDarker
  /// The sum, lightened.
  case plusLighter
}

/// How colours are worked with while drawing.
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
  /// In sRGB without correction.
  case nonLinear
  /// In sRGB with correction.
  case linear
  /// In a wider range with correction.
  case extendedLinear
}

/// How much something stands out.
nonisolated public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// The areas that the system covers.
nonisolated public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit an area.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// All areas.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// The area of a container.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// How the corners of a rounded rectangle are drawn.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
  /// As parts of a circle.
  case circular
  /// Without a break in curvature.
  case continuous
}

/// What a transform does to the space of a view.
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Fixed.
  case fixed
  /// Mirrored in one direction.
  case mirrors(in: LayoutDirection)
  /// Mirrored where lines run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
