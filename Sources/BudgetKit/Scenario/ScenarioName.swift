/// The rule for names of scenarios, which become names of files.
package enum ScenarioName {
  /// What a name may look like, for messages.
  package static let rule = "letters, digits, '-', '_' and single dots, such as 'coupon-keystrokes'"

  /// Whether `name` is safe as a file name on every system and stays within its folder.
  ///
  /// A name begins with a letter or digit and consists of ASCII letters, digits, `-`, `_` and `.`;
  /// two dots never follow each other.
  package static func isValid(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isLetterOrDigit(first) else { return false }
    let isPlain = name.unicodeScalars.allSatisfy {
      isLetterOrDigit($0) || $0 == "-" || $0 == "_" || $0 == "."
    }
    return isPlain && !name.contains("..") && name.utf8.count <= 100
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
