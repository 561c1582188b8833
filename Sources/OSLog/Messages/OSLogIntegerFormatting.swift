/// How a whole number is written.
///
/// Sendable.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private var prefix = ""
  private var showsPlus = false
  private var isUppercase = false
  private var minimumDigits = 0

  private init(radix: Int) {
    self.radix = radix
  }

  /// With ten digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }

  /// With sixteen digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }

  /// With eight digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// With ten digits.
  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    var format = decimal
    format.showsPlus = explicitPositiveSign
    format.minimumDigits = minDigits()
    return format
  }

  /// With sixteen digits.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    var format = hex
    format.showsPlus = explicitPositiveSign
    format.prefix = includePrefix ? "0x" : ""
    format.isUppercase = uppercase
    format.minimumDigits = minDigits()
    return format
  }

  /// With eight digits.
  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    var format = octal
    format.showsPlus = explicitPositiveSign
    format.prefix = includePrefix ? "0o" : ""
    format.minimumDigits = minDigits()
    return format
  }

  func text<T: FixedWidthInteger>(of number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    let sign = number < 0 ? "-" : showsPlus ? "+" : ""
    return sign + prefix + zeros + digits
  }
}
