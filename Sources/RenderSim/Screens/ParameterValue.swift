/// The value of one screen parameter, as a scenario file writes it.
public enum ParameterValue: Hashable, Sendable {
  /// A whole number, such as the number of cart lines.
  case integer(Int)
  /// A number with a fraction.
  case number(Double)
  /// A text, such as the name of a mode.
  case text(String)
  /// A switch.
  case flag(Bool)
}

// MARK: - Literals

extension ParameterValue: ExpressibleByIntegerLiteral {
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension ParameterValue: ExpressibleByFloatLiteral {
  /// Creates a number with a fraction.
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension ParameterValue: ExpressibleByStringLiteral {
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension ParameterValue: ExpressibleByBooleanLiteral {
  /// Creates a switch.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension ParameterValue: CustomStringConvertible {
  /// The value as a scenario file writes it, without quotes.
  public var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): value
    case .flag(let value): "\(value)"
    }
  }
}
