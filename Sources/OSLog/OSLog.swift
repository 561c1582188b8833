/// A log that messages and signposts go to.
///
/// Sendable.
///
/// Nothing is written unless the environment variable `PERFBUDGET_LOG` names a level.
public final class OSLog: Sendable {
  /// A category that tools know.
  ///
  /// Sendable.
  public struct Category: Sendable {
    /// The name.
    public let rawValue: String

    /// Marks what a person who uses the app does.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are on only while a tool records.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The same with call stacks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log of a process that names none.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  let subsystem: String
  let category: String
  private let isOn: Bool

  private init(subsystem: String, category: String, isOn: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
  }

  /// A log of a subsystem, which is usually the identifier of the app, and a category in it.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  /// A log of a subsystem and a category that tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether signposts are noted.
  public var signpostsEnabled: Bool { isOn }

  /// Whether a message of this level would be written.
  public func isEnabled(type: OSLogType) -> Bool {
    isOn && LogOutput.standard.writes(type)
  }

  /// Takes a message.
  ///
  /// What it tells is read at every level but `debug`, as on a device, so that a log does not
  /// change what a view has read; it is put together only if it is written.
  func take(_ message: OSLogMessage, level: OSLogType) {
    guard isOn else { return }
    if LogOutput.standard.writes(level) {
      LogOutput.standard.write(message.text, level: level, log: self)
    } else if level != .debug {
      message.read()
    }
  }
}
