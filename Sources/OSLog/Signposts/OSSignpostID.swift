internal import Synchronization

/// What tells an interval from others of the same name.

///

/// Sendable.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  private static let lastNumber = Atomic<UInt64>(0)

  /// The number.
  public let rawValue: UInt64

  /// The identity of an interval that has no other of its name beside it.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identity that no interval has.
  public static let invalid = OSSignpostID(.max)
  /// An identity that no interval has.
  public static let null = OSSignpostID(0)

  /// The identity with a number.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The identity with a number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// An identity that no other interval of the process has.
  public init(log: OSLog) {
    rawValue = Self.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The identity of the interval that belongs to an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// Orders by number.
  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
