/// A JSON value to be written, with a say in where lines break.
package indirect enum JSONText: Hashable, Sendable {
  /// An object; its keys are written in order of their Unicode scalars.
  case object([String: JSONText])
  /// A list.
  case array([JSONText])
  /// A list that keeps its brackets on lines of their own even when it is empty.
  case openArray([JSONText])
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number; has to be finite.
  case number(Double)
  /// True or false.
  case bool(Bool)
  /// A value that is written on one line.
  case line(JSONText)
}

// MARK: - Writing

extension JSONText {
  /// The value as a file of its own: two spaces a level, one member a line, a newline at the end.
  ///
  /// The result depends on the value alone, so equal values give equal bytes.
  package func rendered() -> String {
    var text = ""
    write(to: &text, indentation: "\n")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String?) {
    switch self {
    case .object(let members):
      let sorted = members.sorted {
        $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars)
      }
      writeList(sorted, "{", "}", to: &text, indentation) { member, text, inner in
        Self.writeString(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: inner)
      }
    case .array(let values), .openArray(let values):
      writeList(values, "[", "]", to: &text, indentation) { value, text, inner in
        value.write(to: &text, indentation: inner)
      }
    case .string(let value): Self.writeString(value, to: &text)
    case .integer(let value): text += String(value)
    case .number(let value):
      precondition(value.isFinite, "The number '\(value)' cannot be written as JSON.")
      text += "\(value)"
    case .bool(let value): text += value ? "true" : "false"
    case .line(let value): value.write(to: &text, indentation: nil)
    }
  }

  private func writeList<Element>(
    _ elements: [Element],
    _ start: String,
    _ end: String,
    to text: inout String,
    _ indentation: String?,
    _ write: (Element, inout String, String?) -> Void
  ) {
    let isOpen = if case .openArray = self { indentation != nil } else { false }
    text += start
    let inner = indentation.map { $0 + "  " }
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      text += inner ?? (index > 0 ? " " : "")
      write(element, &text, inner)
    }
    if let indentation, isOpen || !elements.isEmpty { text += indentation }
    text += end
  }

  private static func writeString(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
