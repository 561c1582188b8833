internal import Foundation

/// Where views are placed from side to side.
nonisolated public struct HorizontalAlignment: Hashable, Sendable {
  private let guide: AlignmentGuide

  /// Creates an alignment by a guide of the app.
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(id)
  }

  func offset(in dimensions: ViewDimensions) -> CGFloat { guide.offset(in: dimensions) }

  /// At the side where text begins.
  public static let leading = HorizontalAlignment(StartGuide.self)
  /// In the middle.
  public static let center = HorizontalAlignment(MiddleGuide.self)
  /// At the side where text ends.
  public static let trailing = HorizontalAlignment(EndGuide.self)
  /// Where the line between two rows begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStartGuide.self)
  /// Where the line between two rows ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEndGuide.self)
}

/// Where views are placed from top to bottom.
nonisolated public struct VerticalAlignment: Hashable, Sendable {
  private let guide: AlignmentGuide

  /// Creates an alignment by a guide of the app.
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(id)
  }

  func offset(in dimensions: ViewDimensions) -> CGFloat { guide.offset(in: dimensions) }

  /// At the top.
  public static let top = VerticalAlignment(StartGuide.self)
  /// In the middle.
  public static let center = VerticalAlignment(CentreGuide.self)
  /// At the bottom.
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// On the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineGuide.self)
  /// On the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastBaselineGuide.self)
}

/// Where views are placed in both directions.
nonisolated public struct Alignment: Hashable, Sendable {
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
  /// The middle of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The middle of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// The beginning of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// The beginning of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// The end of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// The end of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}

/// How lines of text are placed against each other.
nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the side where text begins.
  case leading
  /// In the middle.
  case center
  /// At the side where text ends.
  case trailing
}
