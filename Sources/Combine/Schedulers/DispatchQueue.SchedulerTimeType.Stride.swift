public import Dispatch

extension DispatchQueue.SchedulerTimeType {
  /// The time between two points in the time of a dispatch queue.
  ///
  /// Sendable.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The length in nanoseconds.
    public var magnitude: Int

    /// The length as Dispatch has it.
    public var timeInterval: DispatchTimeInterval {
      .nanoseconds(magnitude)
    }

    /// A length as Dispatch has it.
    ///
    /// What never ends is taken as the greatest length there is.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      case .never: self = .nanoseconds(.max)
      @unknown default: self = .nanoseconds(.max)
      }
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
