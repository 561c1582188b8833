public import Foundation

/// A text that is looked up in the translations of an app; here it is shown as it is.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/localizedstringkey.
public struct LocalizedStringKey: Hashable, Sendable {
  /// The text with its values filled in.
  package let resolved: String

  /// Creates a key.
  public init(_ value: String) {
    resolved = value
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    resolved = value
  }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    resolved = stringInterpolation.text
  }

  /// The values of a literal, filled in as it is read.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text: String

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      text += "\(value)"
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) {
      self.text += text.string
    }

    /// Adds a value with a format string, as `printf` has them.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      text += format.format(value)
    }
  }
}
