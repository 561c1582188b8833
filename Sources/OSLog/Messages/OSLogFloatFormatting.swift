internal import Foundation

/// How a number with a fraction is written.

///

/// Sendable.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int?
  private let showsPlus: Bool

  private init(_ conversion: String, precision: Int? = nil, showsPlus: Bool = false) {
    self.conversion = conversion
    self.precision = precision
    self.showsPlus = showsPlus
  }

  /// With a number of digits after the point, six if none is given.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }

  /// With a number of digits after the point, six if none is given.
  public static func fixed(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(uppercase ? "F" : "f", showsPlus: explicitPositiveSign)
  }

  /// With a number of digits after the point, six if none is given.
  public static func fixed(
    precision: @autoclosure () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      uppercase ? "F" : "f",
      precision: precision(),
      showsPlus: explicitPositiveSign
    )
  }

  /// In hexadecimal digits.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }

  /// In hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(uppercase ? "A" : "a", showsPlus: explicitPositiveSign)
  }

  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }

  /// With a power of ten.
  public static func exponential(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(uppercase ? "E" : "e", showsPlus: explicitPositiveSign)
  }

  /// With a power of ten.
  public static func exponential(
    precision: @autoclosure () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      uppercase ? "E" : "e",
      precision: precision(),
      showsPlus: explicitPositiveSign
    )
  }

  /// In the shorter of the two forms.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }

  /// In the shorter of the two forms.
  public static func hybrid(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(uppercase ? "G" : "g", showsPlus: explicitPositiveSign)
  }

  /// In the shorter of the two forms.
  public static func hybrid(
    precision: @autoclosure () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      uppercase ? "G" : "g",
      precision: precision(),
      showsPlus: explicitPositiveSign
    )
  }

  func text(of number: Double) -> String {
    let sign = showsPlus ? "+" : ""
    return String(format: "%\(sign)\(precision.map { ".\($0)" } ?? "")\(conversion)", number)
  }
}
