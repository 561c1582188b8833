extension Subscribers {
  /// How many values a subscriber wants: a number, or as many as there are.
  ///
  /// Sendable.
  public struct Demand: Hashable, Comparable, Codable, Sendable {
    /// The number; one more than the greatest `Int` stands for unlimited.
    let rawValue: UInt

    private init(rawValue: UInt) {
      self.rawValue = min(rawValue, UInt(Int.max) + 1)
    }

    /// As many values as there are.
    public static let unlimited = Self(rawValue: .max)

    /// No value.
    public static let none = Self(rawValue: 0)

    /// At most `value` values.
    ///
    /// - Precondition: `value` is not negative.
    public static func max(_ value: Int) -> Self {
      precondition(value >= 0, "The demand '\(value)' is negative. Ask for 0 values or more.")
      return Self(rawValue: UInt(value))
    }

    /// The number of values; nil if it is unlimited.
    public var max: Int? {
      self == .unlimited ? nil : Int(rawValue)
    }

    /// Orders by number; unlimited is the greatest.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
  }
}

// MARK: - Arithmetic

extension Subscribers.Demand {
  /// The sum; unlimited if one of them is.
  public static func + (lhs: Self, rhs: Self) -> Self {
    let (sum, overflows) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
    return overflows ? .unlimited : Self(rawValue: sum)
  }

  /// Adds a demand.
  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  /// The sum; unlimited stays so.
  public static func + (lhs: Self, rhs: Int) -> Self {
    rhs >= 0 ? lhs + .max(rhs) : lhs - .max(-rhs)
  }

  /// Adds a number.
  public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  /// The product; unlimited stays so.
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard lhs != .unlimited else { return .unlimited }
    let (product, overflows) = lhs.rawValue.multipliedReportingOverflow(by: UInt(Swift.max(0, rhs)))
    return overflows ? .unlimited : Self(rawValue: product)
  }

  /// Multiplies by a number.
  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  /// The difference, not below none; unlimited stays so.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard lhs != .unlimited else { return .unlimited }
    return lhs.rawValue > rhs.rawValue ? Self(rawValue: lhs.rawValue - rhs.rawValue) : .none
  }

  /// Subtracts a demand.
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  /// The difference, not below none; unlimited stays so.
  public static func - (lhs: Self, rhs: Int) -> Self {
    rhs >= 0 ? lhs - .max(rhs) : lhs + .max(-rhs)
  }

  /// Subtracts a number.
  public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }
}

// MARK: - Comparison with numbers

extension Subscribers.Demand {
  /// Whether it is that number.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Whether it is that number.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }

  /// Whether it is another number.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// Whether it is another number.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }

  /// Whether it is less than that number.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }

  /// Whether it is more than that number.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }

  /// Whether it is at most that number.
  public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }

  /// Whether it is at least that number.
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }

  /// Whether it is more than that number.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

  /// Whether it is less than that number.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

  /// Whether it is at least that number.
  public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }

  /// Whether it is at most that number.
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// The demand as `print()` shows it.
  public var description: String {
    max.map { "max(\($0))" } ?? "unlimited"
  }
}
