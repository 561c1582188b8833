/// The value of a screen parameter, as scenario files, baselines and recordings write it.
package enum ParameterSetting: Hashable, Codable, Sendable {
  /// A whole number.
  case integer(Int)
  /// A number with a fraction; finite.
  case number(Double)
  /// A text.
  case text(String)
  /// A switch.
  case flag(Bool)
}

// MARK: - Text

extension ParameterSetting: CustomStringConvertible {
  /// The value as a scenario file writes it, without quotes.
  package var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): value
    case .flag(let value): "\(value)"
    }
  }

  /// Several settings in one line: `lines 200, mode wide`.
  package static func list(_ settings: [String: ParameterSetting]) -> String {
    settings.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}

// MARK: - JSON

extension ParameterSetting {
  /// The value in a file.
  package var jsonText: JSONText {
    switch self {
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .text(let value): .string(value)
    case .flag(let value): .bool(value)
    }
  }
}

extension JSONField {
  /// The value of a screen parameter.
  package func parameterSetting() throws(JSONError) -> ParameterSetting {
    switch node.value {
    case .integer(let value): return .integer(value)
    case .number(let value): return .number(value)
    case .string(let value): return .text(value)
    case .bool(let value): return .flag(value)
    case .object, .array, .null:
      let expected = "a number, a text, 'true' or 'false'"
      throw JSONError(
        .wrongType(path: path, expected: expected, found: node.kind),
        at: location
      )
    }
  }
}
