/// What the options say, as values with their defaults.
package struct Settings: Hashable, Sendable {
  /// The forms of a result.
  package enum Format: String, Hashable, Sendable {
    /// For people.
    case text
    /// For programs.
    case json
  }

  /// When text is coloured.
  package enum Color: String, Hashable, Sendable {
    /// On a terminal, unless `NO_COLOR` is set.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The greatest number of replays that can be timed.
  package static let timesLimit = 1_000_000

  /// The form of the result.
  package var format: Format

  /// The file for the result; nil for standard output.
  package var output: String?

  /// The names of the variants; empty for all.
  package var variants: [String]

  /// The folder with the scenario files.
  package var scenarios: String

  /// Why counts may rise.
  package var reason: String?

  /// Whether improvements fail.
  package var isStrict: Bool

  /// How many replays are timed; nil for none.
  package var times: Int?

  /// The longest real time of one event, in seconds.
  package var timeLimit = 60

  /// Whether no other process is started.
  package var isInProcess: Bool

  /// When text is coloured.
  package var color: Color

  /// Reads the options of an invocation.
  ///
  /// - Throws: `ArgumentError` with `invalidCount`.
  package init(_ invocation: Invocation) throws(ArgumentError) {
    func value(_ option: Option) -> String? { invocation.values[option]?.last }
    format = value(.format).flatMap(Format.init) ?? .text
    output = value(.output)
    variants = invocation.values[.variant] ?? []
    scenarios = value(.scenarios) ?? "scenarios"
    reason = value(.reason)
    isStrict = value(.strict) != nil
    color = value(.color).flatMap(Color.init) ?? .auto
    isInProcess = value(.inProcess) != nil
    times = try Self.count(.times, value(.times), limit: Self.timesLimit)
    timeLimit = try Self.count(.timeLimit, value(.timeLimit), limit: 86_400) ?? timeLimit
  }

  private static func count(
    _ option: Option,
    _ text: String?,
    limit: Int
  ) throws(ArgumentError) -> Int? {
    guard let text else { return nil }
    guard let count = Int(text), (1...limit).contains(count) else {
      throw .invalidCount(option, text, limit: limit)
    }
    return count
  }
}
