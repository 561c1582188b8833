#if !canImport(Darwin)
public import Foundation

extension String {
  /// A text with values in it that is looked up in the translations of an app; it is kept as it is.
  ///
  /// - Note: Source: developer.apple.com/documentation/swift/string/localizationvalue.
  public struct LocalizationValue: Hashable, Sendable {
    /// The text with its values filled in.
    let resolved: String

    /// Creates a value from a text that is no literal.
    public init(_ value: String) {
      resolved = value
    }
  }

  /// The text for a key, which is the key itself, since no translation is looked up.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved
  }

  /// The text for a key, which is the default value, since no translation is looked up.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.resolved
  }

  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.resolved
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// Creates a value from a literal.
  public init(stringLiteral value: String) {
    resolved = value
  }

  /// Creates a value from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    resolved = stringInterpolation.text
  }

  /// The values of a literal, filled in as it is read.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
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

    /// Adds a value with a format string, as `printf` has them.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput,
      format: Format
    ) where Format.FormatOutput == String {
      text += format.format(value)
    }
  }
}
#endif
