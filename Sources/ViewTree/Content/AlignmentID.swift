public import Foundation

/// A guide of views that an app adds to the system's alignments.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/alignmentid.
nonisolated public protocol AlignmentID {
  /// Where the guide is unless a view says otherwise, in points; never asked for.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and where its guides are, in points.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/viewdimensions.
nonisolated public struct ViewDimensions: Equatable, Sendable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat

  /// Where a guide is, from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.offset(in: self) }

  /// Where a guide is, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.offset(in: self) }

  /// Where a view has put a guide; nowhere, since nothing is laid out.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Where a view has put a guide; nowhere, since nothing is laid out.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// The type of a guide as a value that can be compared.
nonisolated struct AlignmentGuide: Hashable, Sendable {
  // Needs no lock: a metatype is never written, and the protocol asks for a pure function.
  nonisolated(unsafe) private let id: any AlignmentID.Type

  init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  func offset(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }

  static func == (left: AlignmentGuide, right: AlignmentGuide) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }
}

/// A guide at the beginning of a length.
nonisolated enum StartGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// A guide in the middle of a width.
nonisolated enum MiddleGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

/// A guide at the end of a width.
nonisolated enum EndGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

/// A guide in the middle of a height.
nonisolated enum CentreGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

/// A guide at the end of a height.
nonisolated enum BottomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A guide on the first line of a text.
nonisolated enum FirstBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A guide on the last line of a text.
nonisolated enum LastBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A guide where the line between two rows begins.
nonisolated enum SeparatorStartGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// A guide where the line between two rows ends.
nonisolated enum SeparatorEndGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
