#if !canImport(AppKit)
public import Foundation

/// A colour of AppKit; only its name or its components are kept.
nonisolated public final class NSColor: Hashable, Sendable {
  let color: Color

  /// Creates the counterpart of a colour.
  public init(_ color: Color) {
    self.color = color
  }

  /// Creates a colour from red, green and blue, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a grey, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a colour of the app by name.
  public convenience init?(named name: String) {
    self.init(Color(name))
  }

  /// The colour, let through in part.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(color.opacity(alpha)) }

  /// Whether two colours have the same name or the same components.
  public static func == (left: NSColor, right: NSColor) -> Bool { left.color == right.color }

  /// Hashes name or components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }

  /// Hands out the components; a named colour of the app counts as black.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: EnvironmentValues())
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }
}

nonisolated extension Color {
  /// Creates the counterpart of a colour of AppKit.
  public init(nsColor: NSColor) {
    self = nsColor.color
  }

  /// Creates the counterpart of a colour of AppKit.
  @_disfavoredOverload
  public init(_ color: NSColor) {
    self = color.color
  }
}
#endif
