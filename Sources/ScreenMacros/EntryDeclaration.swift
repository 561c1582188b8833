internal import Foundation

/// A variable with `@Entry`: the name, the type and the default value of an entry.
///
/// It is read from its text; the compiler has parsed it before, so only its outline matters.
package struct EntryDeclaration: Equatable {
  /// The name of the variable.
  package let name: String
  /// Its type, where it is written.
  package let type: String?
  /// The value that is read where nobody set one.
  package let defaultValue: String
  private let access: String

  /// Reads a declaration such as `@Entry var limit: Int = 3`.
  package init(_ written: String) throws(EntryError) {
    let source = SourceText.withoutComments(written)
    let shown = source.split(whereSeparator: \.isNewline).last.map(String.init) ?? source
    guard let keyword = source.firstRange(of: /\bvar\s+/) else { throw .notAVariable(shown) }
    let head = source[..<keyword.lowerBound]
    let rest = source[keyword.upperBound...]
    guard let name = rest.firstMatch(of: /^(`?)([\p{L}_][\p{L}\p{N}_]*)\1/) else {
      throw .notAVariable(shown)
    }
    self.name = String(name.2)
    let tail = rest[name.range.upperBound...]
    let equals = tail.firstIndex(of: "=")
    let annotation = tail[..<(equals ?? tail.endIndex)].trimmingCharacters(
      in: .whitespacesAndNewlines
    )
    type =
      annotation.hasPrefix(":")
      ? annotation.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines) : nil
    if let equals {
      defaultValue = tail[tail.index(after: equals)...].trimmingCharacters(
        in: .whitespacesAndNewlines
      )
    } else if type?.hasSuffix("?") == true || type?.hasPrefix("Optional<") == true {
      defaultValue = "nil"
    } else {
      throw .noDefaultValue(name: self.name)
    }
    access = head.contains(/\bpublic\b/) ? "public " : ""
  }

  /// The type of the default value where it is a literal, so that it need not be stored.
  private var literalType: String? {
    switch defaultValue {
    case "true", "false": "Bool"
    case let text where text.wholeMatch(of: /-?[0-9][0-9_]*/) != nil: "Int"
    case let text where text.wholeMatch(of: /-?[0-9][0-9_]*\.[0-9_]+/) != nil: "Double"
    case let text where text.wholeMatch(of: /"[^"\\]*"/) != nil: "String"
    default: nil
    }
  }

  private var keyName: String { "__Key_\(name)" }

  /// The accessors of the variable.
  package var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  /// The type of the entry's key, beside the variable.
  ///
  /// The default value is worked out at each reading where the type is written, as with the
  /// system's macro; a type that is left out can only be found by storing the value.
  package func key(in extendedType: String?) -> String {
    if extendedType == "FocusedValues" { return focusedKey }
    let conformance =
      switch extendedType {
      case "Transaction": "TransactionKey"
      case "ContainerValues": "ContainerValueKey"
      default: "EnvironmentKey"
      }
    let value =
      (type ?? literalType).map { "static var defaultValue: \($0) { \(defaultValue) }" }
      ?? "nonisolated(unsafe) static let defaultValue = \(defaultValue)"
    return """
      private struct \(keyName): ViewTree.\(conformance) {
        \(value)
      }
      """
  }

  /// Focused values are always optional and default to nothing.
  private var focusedKey: String {
    let value = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
    return """
      private struct \(keyName): ViewTree.FocusedValueKey {
        typealias Value = \(value)
      }
      """
  }
}
