public import Foundation

/// How letters look.
public struct Font: Hashable, Sendable {
  /// What the font is called in the order it was described.
  let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Large titles.
  public static let largeTitle = Font("largeTitle")
  /// Titles.
  public static let title = Font("title")
  /// Second-level titles.
  public static let title2 = Font("title2")
  /// Third-level titles.
  public static let title3 = Font("title3")
  /// Headings.
  public static let headline = Font("headline")
  /// Subheadings.
  public static let subheadline = Font("subheadline")
  /// Body text.
  public static let body = Font("body")
  /// Callouts.
  public static let callout = Font("callout")
  /// Footnotes.
  public static let footnote = Font("footnote")
  /// Captions.
  public static let caption = Font("caption")
  /// Second-level captions.
  public static let caption2 = Font("caption2")

  /// The system's font at a size, in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font("system \(size) \(weight?.value ?? 0) \(design.map { "\($0)" } ?? "")")
  }

  /// The system's font for a use.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font("system \(style) \(weight?.value ?? 0) \(design.map { "\($0)" } ?? "")")
  }

  /// A font of the app at a size, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }

  /// The font in bold.
  public func bold() -> Font { Font(name + " bold") }

  /// The font in italics.
  public func italic() -> Font { Font(name + " italic") }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { Font(name + " \(weight.value)") }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { Font(name + " monospacedDigit") }

  /// The font with letters of one width.
  public func monospaced() -> Font { Font(name + " monospaced") }

  /// The use of a font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Large titles.
    case largeTitle
    /// Titles.
    case title
    /// Second-level titles.
    case title2
    /// Third-level titles.
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Body text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Second-level captions.
    case caption2
  }

  /// The kind of letters.
  public enum Design: Hashable, Sendable {
    /// The system's letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Round letters.
    case rounded
    /// Letters of one width.
    case monospaced
  }

  /// The strength of letters.
  public struct Weight: Hashable, Sendable {
    let value: Int

    private init(_ value: Int) {
      self.value = value
    }

    /// The thinnest.
    public static let ultraLight = Weight(100)
    /// Thin.
    public static let thin = Weight(200)
    /// Light.
    public static let light = Weight(300)
    /// The usual strength.
    public static let regular = Weight(400)
    /// Between regular and semibold.
    public static let medium = Weight(500)
    /// Between medium and bold.
    public static let semibold = Weight(600)
    /// Bold.
    public static let bold = Weight(700)
    /// Heavy.
    public static let heavy = Weight(800)
    /// The strongest.
    public static let black = Weight(900)
  }
}
