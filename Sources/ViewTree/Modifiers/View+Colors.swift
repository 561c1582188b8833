public import Foundation

nonisolated extension View {
  /// Draws the content in a colour.
  public func foregroundColor(_ color: Color?) -> some View { drawing("foregroundColor", color) }

  /// Draws the content in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    drawing("foregroundStyle", style)
  }

  /// Draws the content in a style, and secondary content in another one.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    drawing("foregroundStyle", (primary, secondary))
  }

  /// Draws the content in styles for three levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View {
    drawing("foregroundStyle", (primary, secondary, tertiary))
  }

  /// Draws controls in a style.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { drawing("tint", tint) }

  /// Draws controls in a colour.
  @_disfavoredOverload
  public func tint(_ tint: Color?) -> some View { drawing("tint", tint) }

  /// Draws controls in a colour.
  public func accentColor(_ accentColor: Color?) -> some View {
    drawing("accentColor", accentColor)
  }

  /// Says what the background style is.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    drawing("backgroundStyle", style)
  }

  /// Draws a line around the view, with a width in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    drawing("border", (content, width))
  }

  /// Draws a shadow, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    drawing("shadow", (color, radius, x, y))
  }

  /// Makes the content brighter, from -1 to 1.
  public func brightness(_ amount: Double) -> some View { drawing("brightness", amount) }

  /// Makes differences larger or smaller.
  public func contrast(_ amount: Double) -> some View { drawing("contrast", amount) }

  /// Makes colours stronger or weaker.
  public func saturation(_ amount: Double) -> some View { drawing("saturation", amount) }

  /// Takes colours away, from 0 to 1.
  public func grayscale(_ amount: Double) -> some View { drawing("grayscale", amount) }

  /// Turns hues.
  public func hueRotation(_ angle: Angle) -> some View { drawing("hueRotation", angle) }

  /// Multiplies colours.
  public func colorMultiply(_ color: Color) -> some View { drawing("colorMultiply", color) }

  /// Inverts colours.
  public func colorInvert() -> some View { drawing("colorInvert") }

  /// Lets the content through by its brightness.
  public func luminanceToAlpha() -> some View { drawing("luminanceToAlpha") }

  /// Mixes colours with those below.
  public func blendMode(_ blendMode: BlendMode) -> some View { drawing("blendMode", blendMode) }

  /// Draws the content as one before effects are applied.
  public func compositingGroup() -> some View { drawing("compositingGroup") }

  /// Draws the content into one picture.
  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    drawing("drawingGroup", (opaque, colorMode))
  }

  /// Blurs the content, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    drawing("blur", (radius, opaque))
  }

  /// Says whether grounds look as in a window that is in use.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    drawing("materialActiveAppearance", appearance)
  }

  /// Says how bright pictures may be.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    drawing("allowedDynamicRange", range)
  }
}
