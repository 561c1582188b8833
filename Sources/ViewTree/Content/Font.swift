public import Foundation

/// How letters look.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/font.
nonisolated public struct Font: Hashable, Sendable {
  /// Where a font comes from.
  enum Source: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Design?, Weight?)
    case custom(String, CGFloat, CustomSizing)
  }

  /// How the size of an app's font follows the chosen size of text.
  enum CustomSizing: Hashable, Sendable {
    case body
    case style(TextStyle)
    case fixed
  }

  /// A change of a font.
  enum Change: Hashable, Sendable {
    case bold(Bool)
    case italic(Bool)
    case weight(Weight)
    case width(CGFloat)
    case leading(Leading)
    case smallCaps
    case lowercaseSmallCaps
    case uppercaseSmallCaps
    case monospacedDigit
    case monospaced(Bool)
    case pointSize(CGFloat)
    case scaled(CGFloat)
  }

  private let source: Source
  private var changes: [Change] = []

  private init(_ source: Source) {
    self.source = source
  }

  private init(_ style: TextStyle) {
    source = .style(style, nil, nil)
  }

  private func changed(_ change: Change) -> Font {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// Very large titles.
  public static let extraLargeTitle = Font(.extraLargeTitle)
  /// Very large titles of the second level.
  public static let extraLargeTitle2 = Font(.extraLargeTitle2)
  /// Large titles.
  public static let largeTitle = Font(.largeTitle)
  /// Titles.
  public static let title = Font(.title)
  /// Second-level titles.
  public static let title2 = Font(.title2)
  /// Third-level titles.
  public static let title3 = Font(.title3)
  /// Headings.
  public static let headline = Font(.headline)
  /// Subheadings.
  public static let subheadline = Font(.subheadline)
  /// Body text.
  public static let body = Font(.body)
  /// Callouts.
  public static let callout = Font(.callout)
  /// Footnotes.
  public static let footnote = Font(.footnote)
  /// Captions.
  public static let caption = Font(.caption)
  /// Second-level captions.
  public static let caption2 = Font(.caption2)

  /// The system's font at a size, in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.system(size, design, weight))
  }

  /// The system's font for a use.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// A font of the app at a size in points, which follows that of body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, .body))
  }

  /// A font of the app at a size in points, which follows that of a use.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size, .style(textStyle)))
  }

  /// A font of the app at a size in points, which stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, .fixed))
  }

  /// The font in bold.
  public func bold() -> Font { changed(.bold(true)) }

  /// The font in bold, or not.
  public func bold(_ isActive: Bool) -> Font { changed(.bold(isActive)) }

  /// The font in italics.
  public func italic() -> Font { changed(.italic(true)) }

  /// The font in italics, or not.
  public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }

  /// The font in a width.
  public func width(_ width: Width) -> Font { changed(.width(width.value)) }

  /// The font in a width, as a factor.
  @_disfavoredOverload
  public func width(_ width: CGFloat) -> Font { changed(.width(width)) }

  /// The font with another distance of lines.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

  /// The font with small capitals.
  public func smallCaps() -> Font { changed(.smallCaps) }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { changed(.lowercaseSmallCaps) }

  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { changed(.uppercaseSmallCaps) }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }

  /// The font with letters of one width.
  public func monospaced() -> Font { changed(.monospaced(true)) }

  /// The font with letters of one width, or not.
  public func monospaced(_ isActive: Bool) -> Font { changed(.monospaced(isActive)) }

  /// The font at another size, in points.
  public func pointSize(_ size: CGFloat) -> Font { changed(.pointSize(size)) }

  /// The font at a multiple of its size.
  public func scaled(by factor: CGFloat) -> Font { changed(.scaled(factor)) }
}
