public import Foundation

nonisolated extension Font {
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
    /// Very large titles.
    case extraLargeTitle
    /// Very large titles of the second level.
    case extraLargeTitle2
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

  /// The distance of lines.
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Smaller.
    case tight
    /// Larger.
    case loose
  }

  /// The strength of letters.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat

    /// The thinnest.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// The usual strength.
    public static let regular = Weight(value: 400)
    /// Between regular and semibold.
    public static let medium = Weight(value: 500)
    /// Between medium and bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavy.
    public static let heavy = Weight(value: 800)
    /// The strongest.
    public static let black = Weight(value: 900)
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    /// The width as a factor around zero.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }
}
