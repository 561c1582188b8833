/// The parameters that one mounting of a screen was given, by name.
///
/// A screen declares its parameters with defaults; a scenario may replace their values but not
/// add names, so a lookup of a declared name always succeeds.
public struct ScreenParameters: Hashable, Sendable {
  /// Every declared parameter with the value in force.
  public let values: [String: ParameterValue]

  /// Creates the parameters of one mounting.
  public init(values: [String: ParameterValue]) {
    self.values = values
  }

  /// The whole number called `name`.
  ///
  /// - Parameter name: A parameter that the screen declares with a whole-number default.
  /// - Returns: The value in force.
  public func integer(_ name: String) -> Int {
    guard case .integer(let value) = declared(name) else {
      preconditionFailure("The parameter '\(name)' is not a whole number.")
    }
    return value
  }

  /// The number called `name`; a whole number is accepted.
  ///
  /// - Parameter name: A parameter that the screen declares with a numeric default.
  /// - Returns: The value in force.
  public func number(_ name: String) -> Double {
    switch declared(name) {
    case .integer(let value): return Double(value)
    case .number(let value): return value
    default: preconditionFailure("The parameter '\(name)' is not a number.")
    }
  }

  /// The text called `name`.
  ///
  /// - Parameter name: A parameter that the screen declares with a text default.
  /// - Returns: The value in force.
  public func text(_ name: String) -> String {
    guard case .text(let value) = declared(name) else {
      preconditionFailure("The parameter '\(name)' is not a text.")
    }
    return value
  }

  /// The switch called `name`.
  ///
  /// - Parameter name: A parameter that the screen declares with a switch as default.
  /// - Returns: The value in force.
  public func flag(_ name: String) -> Bool {
    guard case .flag(let value) = declared(name) else {
      preconditionFailure("The parameter '\(name)' is not a switch.")
    }
    return value
  }

  private func declared(_ name: String) -> ParameterValue {
    guard let value = values[name] else {
      preconditionFailure(
        "The screen declares no parameter '\(name)'; it has \(values.keys.sorted())."
      )
    }
    return value
  }
}
