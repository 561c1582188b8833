public import Foundation

extension OperationQueue.SchedulerTimeType {
  /// The time between two points in the time of an operation queue.
  ///
  /// Sendable.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The length in seconds.
    public var magnitude: TimeInterval

    /// The length in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// A number of seconds.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    /// A number of seconds.
    public init(integerLiteral value: TimeInterval) {
      self = .seconds(value)
    }

    /// A number of seconds.
    public init(floatLiteral value: TimeInterval) {
      self = .seconds(value)
    }

    /// A number of seconds; nil if it is not representable.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self = .seconds(value)
    }

    /// A number of seconds.
    public static func seconds(_ s: Int) -> Self {
      Self(magnitude: TimeInterval(s))
    }

    /// A number of seconds.
    public static func seconds(_ s: Double) -> Self {
      Self(magnitude: s)
    }

    /// A number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self {
      Self(magnitude: TimeInterval(ms) / 1e3)
    }

    /// A number of microseconds.
    public static func microseconds(_ us: Int) -> Self {
      Self(magnitude: TimeInterval(us) / 1e6)
    }

    /// A number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self {
      Self(magnitude: TimeInterval(ns) / 1e9)
    }

    /// Orders by length.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.magnitude < rhs.magnitude
    }

    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self {
      Self(magnitude: lhs.magnitude + rhs.magnitude)
    }

    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self {
      Self(magnitude: lhs.magnitude - rhs.magnitude)
    }

    /// The product of the lengths.
    public static func * (lhs: Self, rhs: Self) -> Self {
      Self(magnitude: lhs.magnitude * rhs.magnitude)
    }

    /// Adds a length.
    public static func += (lhs: inout Self, rhs: Self) {
      lhs = lhs + rhs
    }

    /// Subtracts a length.
    public static func -= (lhs: inout Self, rhs: Self) {
      lhs = lhs - rhs
    }

    /// Multiplies by a length.
    public static func *= (lhs: inout Self, rhs: Self) {
      lhs = lhs * rhs
    }

    fileprivate init(magnitude: TimeInterval) {
      self.magnitude = magnitude
    }
  }
}
