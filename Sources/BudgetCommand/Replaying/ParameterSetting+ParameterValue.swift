package import BudgetKit
package import RenderSim

extension ParameterSetting {
  /// The value in files for a value that a screen gets.
  package init(_ value: ParameterValue) {
    self =
      switch value {
      case .integer(let value): .integer(value)
      case .number(let value): .number(value)
      case .text(let value): .text(value)
      case .flag(let value): .flag(value)
      }
  }
}

extension ParameterValue {
  /// The value that a screen gets for one of a file; nil where the types differ.
  ///
  /// - Parameters:
  ///   - setting: The value of the file.
  ///   - model: The screen's default, which declares the type; a whole number is a number too.
  package init?(_ setting: ParameterSetting, like model: ParameterValue) {
    switch (setting, model) {
    case (.integer(let value), .integer): self = .integer(value)
    case (.integer(let value), .number): self = .number(Double(value))
    case (.number(let value), .number): self = .number(value)
    case (.text(let value), .text): self = .text(value)
    case (.flag(let value), .flag): self = .flag(value)
    default: return nil
    }
  }

  /// What a scenario has to write for the parameter, for messages.
  package var expectedKind: String {
    switch self {
    case .integer: "a whole number"
    case .number: "a number"
    case .text: "a text in quotes"
    case .flag: "'true' or 'false'"
    }
  }
}
