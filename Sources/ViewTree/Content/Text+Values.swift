public import Foundation

nonisolated extension Text {
  /// Creates a text from a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.string(format.format(input)))
  }

  /// Creates a text from a value in a format with attributes; only its characters are kept.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.string(String(format.format(input).characters)))
  }

  /// Creates a text from a value by a formatter.
  ///
  /// `ReferenceConvertible` is not asked for, since dates do not conform to it on Linux.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.string(formatter.string(for: subject) ?? ""))
  }

  /// Creates a text from a date; it keeps up with the time without an evaluation.
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(date, style))
  }

  /// Creates a text from the beginning and end of an interval.
  public init(_ dates: ClosedRange<Date>) {
    let style = DateStyle.time
    let bounds = [dates.lowerBound, dates.upperBound].map { style.string(from: $0, at: $0) }
    self.init(.string(bounds.joined(separator: " – ")))
  }

  /// Creates a text from the beginning and end of an interval.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Creates a text that counts the time of an interval, without an evaluation.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        timerInterval,
        pauseTime: pauseTime,
        countsDown: countsDown,
        showsHours: showsHours
      )
    )
  }

  /// How a date is written.
  public struct DateStyle: Codable, Hashable, Sendable {
    private enum Kind: String, Codable {
      case time
      case date
      case relative
      case offset
      case timer
    }

    private let kind: Kind

    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The distance from now.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock shows it.
    public static let timer = DateStyle(kind: .timer)

    /// The date as it is written at another one, in English and at Greenwich.
    func string(from date: Date, at now: Date) -> String {
      let distance = date.timeIntervalSince(now)
      switch kind {
      case .time: return Self.format(date, "h:mm a")
      case .date: return Self.format(date, "MMMM d, yyyy")
      case .relative: return Self.words(distance)
      case .offset: return (distance < 0 ? "-" : "+") + Self.words(distance)
      case .timer: return Self.clock(abs(distance), showsHours: true)
      }
    }

    static func timerString(
      _ interval: ClosedRange<Date>,
      at date: Date,
      _ countsDown: Bool,
      _ showsHours: Bool
    ) -> String {
      let date = min(max(date, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(date)
        : date.timeIntervalSince(interval.lowerBound)
      return clock(seconds, showsHours: showsHours)
    }

    private static func format(_ date: Date, _ format: String) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = .gmt
      formatter.dateFormat = format
      return formatter.string(from: date)
    }

    /// The two largest units of a distance: `2 hr, 3 min`.
    private static func words(_ distance: TimeInterval) -> String {
      let seconds = Int(abs(distance))
      let units = [
        (seconds / 86_400, "day"), (seconds / 3_600 % 24, "hr"), (seconds / 60 % 60, "min"),
        (seconds % 60, "sec"),
      ]
      let first = units.firstIndex { $0.0 > 0 } ?? units.count - 1
      return units[first...].prefix(2).filter { $0.0 > 0 || seconds == 0 }
        .map { "\($0.0) \($0.1 == "day" && $0.0 != 1 ? "days" : $0.1)" }
        .joined(separator: ", ")
    }

    private static func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
      let seconds = Int(interval.rounded(.up))
      func digits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
      guard showsHours, seconds >= 3_600 else {
        return "\(seconds / 60):\(digits(seconds % 60))"
      }
      return "\(seconds / 3_600):\(digits(seconds / 60 % 60)):\(digits(seconds % 60))"
    }
  }
}
