/// Where views are placed from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// At the side where text begins.
  public static let leading = HorizontalAlignment("leading")
  /// In the middle.
  public static let center = HorizontalAlignment("center")
  /// At the side where text ends.
  public static let trailing = HorizontalAlignment("trailing")
}

/// Where views are placed from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// At the top.
  public static let top = VerticalAlignment("top")
  /// In the middle.
  public static let center = VerticalAlignment("center")
  /// At the bottom.
  public static let bottom = VerticalAlignment("bottom")
  /// On the first line of text.
  public static let firstTextBaseline = VerticalAlignment("firstTextBaseline")
  /// On the last line of text.
  public static let lastTextBaseline = VerticalAlignment("lastTextBaseline")
}

/// Where views are placed in both directions.
public struct Alignment: Hashable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment of both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How lines of text are placed against each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the side where text begins.
  case leading
  /// In the middle.
  case center
  /// At the side where text ends.
  case trailing
}
