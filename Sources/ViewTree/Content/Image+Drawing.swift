nonisolated extension Image {
  /// How a picture fills a space of another size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Made larger or smaller.
    case stretch
  }

  /// How the colours of a picture are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a stencil.
    case template
    /// As they are.
    case original
  }

  /// How points between those of a picture are worked out.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// Quickly.
    case low
    /// As usual.
    case medium
    /// Well.
    case high
  }

  /// The size of symbols against that of text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As usual.
    case medium
    /// Large.
    case large
  }

  /// How a picture is turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As it is.
    case up
    /// Mirrored.
    case upMirrored
    /// Half a turn.
    case down
    /// Half a turn and mirrored.
    case downMirrored
    /// A quarter to the left.
    case left
    /// A quarter to the left and mirrored.
    case leftMirrored
    /// A quarter to the right.
    case right
    /// A quarter to the right and mirrored.
    case rightMirrored
  }

  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// As usual.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen can be.
    public static let high = DynamicRange(name: "high")
  }

  /// The picture, fitted to the space it is given.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    adding(.resizable(capInsets, resizingMode))
  }

  /// How the colours of the picture are used.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    adding(.renderingMode(renderingMode))
  }

  /// How the layers of a symbol are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    adding(.symbolRenderingMode(mode))
  }

  /// How a layer of a symbol is coloured.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    adding(.colorRenderingMode(mode))
  }

  /// How a part of a symbol is drawn.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    adding(.variableValueMode(mode))
  }

  /// How points between those of the picture are worked out.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    adding(.interpolation(interpolation))
  }

  /// Whether borders are smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image { adding(.antialiased(isAntialiased)) }

  /// How bright the picture may be.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    adding(.dynamicRange(range))
  }

  /// The font by which a symbol is sized.
  public func font(_ font: Font?) -> Image { adding(.font(font)) }

  /// How the colours of the picture are used in a tinted widget.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image {
    adding(.widgetAccentedRenderingMode(mode))
  }
}

/// How the layers of a symbol are coloured.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In colours of their own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In strengths of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// How a layer of a symbol is coloured.
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// In a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a part of a symbol is drawn.
nonisolated public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// As a line of a part of its length.
  public static let draw = SymbolVariableValueMode(name: "draw")
  /// In a strength of its colour.
  public static let color = SymbolVariableValueMode(name: "color")
}

/// How the colours of a picture are used in a tinted widget.
nonisolated public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  /// In the accent colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In the accent colour, by brightness.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// By brightness.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// As they are.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// Variants of symbols, which can be combined: `.circle.fill`.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  private let names: [String]

  /// The symbol as it is.
  public static let none = SymbolVariants(names: [])
  /// In a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(names: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(names: ["fill"])
  /// Struck through.
  public static let slash = SymbolVariants(names: ["slash"])

  /// Also in a circle.
  public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
  /// Also in a square.
  public var square: SymbolVariants { SymbolVariants(names: names + ["square"]) }
  /// Also in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(names: names + ["rectangle"]) }
  /// Also filled.
  public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
  /// Also struck through.
  public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }

  /// Whether another variant is part of this one.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.names.allSatisfy(names.contains)
  }
}
