internal import Foundation

/// A format as the functions from C have it: `%{public}@ took %.2f s`.
struct StaticFormat {
  private let format: String

  init(_ format: StaticString) {
    self.format = "\(format)"
  }

  /// The text with arguments in it.
  func text(_ arguments: [any CVarArg]) -> String {
    var (text, rest, next) = ("", format[...], 0)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      let annotation = takeAnnotation(from: &rest)
      let flags = rest.prefix { "-+ #0123456789.*hlqjztL".contains($0) }
      rest = rest.dropFirst(flags.count)
      guard let conversion = rest.popFirst() else { break }
      if conversion == "%" {
        text += "%"
      } else if next < arguments.count {
        let isHidden = annotation.contains("private") || annotation.contains("sensitive")
        let value = Self.text(of: arguments[next], flags: String(flags), conversion)
        text += isHidden ? "<private>" : value
        next += 1
      }
    }
    return text + rest
  }

  /// What stands in braces, such as the privacy.
  private func takeAnnotation(from rest: inout Substring) -> Substring {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
    defer { rest = rest[rest.index(after: end)...] }
    return rest[..<end]
  }

  private static func text(
    of argument: any CVarArg,
    flags: String,
    _ conversion: Character
  ) -> String {
    switch (conversion, argument) {
    case ("d", let number as any FixedWidthInteger), ("i", let number as any FixedWidthInteger):
      let plain = flags.filter { !$0.isLetter }
      return String(format: "%\(plain)lld", Int64(truncatingIfNeeded: number))
    case ("u", let number as any FixedWidthInteger), ("x", let number as any FixedWidthInteger),
      ("X", let number as any FixedWidthInteger), ("o", let number as any FixedWidthInteger):
      let plain = flags.filter { !$0.isLetter }
      return String(format: "%\(plain)ll\(conversion)", UInt64(truncatingIfNeeded: number))
    case ("f", let number as any BinaryFloatingPoint), ("e", let number as any BinaryFloatingPoint),
      ("g", let number as any BinaryFloatingPoint):
      return String(format: "%\(flags)\(conversion)", Double(number))
    default:
      return "\(argument)"
    }
  }
}
