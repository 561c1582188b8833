/// What a signpost marks.
///
/// Sendable.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number that Apple's systems give it.
  public let rawValue: UInt8

  /// A kind with a number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Something without a length.
  public static let event = OSSignpostType(rawValue: 0)
  /// The begin of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}
