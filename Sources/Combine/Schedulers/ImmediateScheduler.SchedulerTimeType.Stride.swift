extension ImmediateScheduler.SchedulerTimeType {
  /// The distance between two times, which is never kept to.
  ///
  /// Sendable.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The length in nanoseconds.
    public var magnitude: Int

    /// A number that means nothing.
    public init(_ value: Int) {
      magnitude = value
    }

    /// A number of seconds.
    public init(integerLiteral value: Int) {
      self = .seconds(value)
    }

    /// A number of seconds.
    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    /// A number of seconds; nil if it is not representable.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      self = .nanoseconds(value)
    }

    /// A number of seconds.
    public static func seconds(_ s: Int) -> Self {
      Self(magnitude: s * 1_000_000_000)
    }

    /// A number of seconds.
    public static func seconds(_ s: Double) -> Self {
      Self(magnitude: Int((s * 1e9).rounded()))
    }

    /// A number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self {
      Self(magnitude: ms * 1_000_000)
    }

    /// A number of microseconds.
    public static func microseconds(_ us: Int) -> Self {
      Self(magnitude: us * 1_000)
    }

    /// A number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self {
      Self(magnitude: ns)
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

    fileprivate init(magnitude: Int) {
      self.magnitude = magnitude
    }
  }
}
