public import Foundation

/// A text that is looked up in the translations of an app; here it is shown as it is.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/localizedstringkey.
nonisolated public struct LocalizedStringKey: Equatable, Sendable {
  let content: Text.Content

  /// The text with its values filled in.
  package var resolved: String { Text(content).string }

  /// Creates a key.
  public init(_ value: String) {
    content = .string(Agreement.applied(to: value))
  }
}

nonisolated extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    content = .string(Agreement.applied(to: value))
  }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    content = stringInterpolation.content
  }

  /// The values of a literal, filled in as it is read.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var text: String
    /// What stands before `text`, where it is more than letters.
    private var parts: [Text] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity)
    }

    fileprivate var content: Text.Content {
      guard !parts.isEmpty else { return .string(Agreement.applied(to: text)) }
      return .joined(text.isEmpty ? parts : parts + [Text(verbatim: text)])
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      text += string
    }

    /// Adds a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      text += "\(value)"
    }

    /// Adds a value by a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      text += formatter.string(for: subject) ?? ""
    }

    /// Adds a value with a format string, as `printf` has them.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Adds a string with a format string; `%@` stands for the string.
    public mutating func appendInterpolation(_ value: String, specifier: String) {
      text += specifier.replacingOccurrences(of: "%@", with: value)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      text += format.format(value)
    }

    /// Adds a value in a format with attributes; only its characters are kept.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
      text += String(format.format(value).characters)
    }

    /// Adds a text with attributes; only its characters are kept.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      text += String(attributedString.characters)
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) {
      append(text)
    }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) {
      append(Text(image))
    }

    /// Adds a date, which keeps up with the time.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }

    /// Adds the beginning and end of an interval.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(Text(dates))
    }

    /// Adds the beginning and end of an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(Text(interval))
    }

    /// Adds the time of an interval, which is counted.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>,
      pauseTime: Date? = nil,
      countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        Text(
          timerInterval: timerInterval,
          pauseTime: pauseTime,
          countsDown: countsDown,
          showsHours: showsHours
        )
      )
    }

    /// Adds the name of a colour.
    public mutating func appendInterpolation(accessibilityName color: Color) {
      text += "\(color)"
    }

    private mutating func append(_ part: Text) {
      if !text.isEmpty { parts.append(Text(verbatim: text)) }
      text = ""
      parts.append(part)
    }
  }
}
