/// Writes messages to a log.
///
/// Sendable.
///
/// ```swift
/// let logger = Logger(subsystem: "shop", category: "cart")
/// logger.info("Coupon \(code, privacy: .public) was accepted")
/// ```
public struct Logger: Sendable {
  let log: OSLog

  /// A logger for the default log.
  public init() {
    log = .default
  }

  /// A logger for a log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// A logger for a subsystem, which is usually the identifier of the app, and a category in it.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.take(message, level: level)
  }

  /// Writes a message always worth keeping.
  public func log(_ message: OSLogMessage) {
    log.take(message, level: .default)
  }

  /// Writes a message of use during development only.
  public func trace(_ message: OSLogMessage) {
    log.take(message, level: .debug)
  }

  /// Writes a message of use during development only.
  public func debug(_ message: OSLogMessage) {
    log.take(message, level: .debug)
  }

  /// Writes a message that helps, but is not needed to find a fault.
  public func info(_ message: OSLogMessage) {
    log.take(message, level: .info)
  }

  /// Writes a message always worth keeping.
  public func notice(_ message: OSLogMessage) {
    log.take(message, level: .default)
  }

  /// Writes a message about something that may be a failure.
  public func warning(_ message: OSLogMessage) {
    log.take(message, level: .error)
  }

  /// Writes a message about a failure of the process.
  public func error(_ message: OSLogMessage) {
    log.take(message, level: .error)
  }

  /// Writes a message about a defect of the program.
  public func critical(_ message: OSLogMessage) {
    log.take(message, level: .fault)
  }

  /// Writes a message about a defect of the program.
  public func fault(_ message: OSLogMessage) {
    log.take(message, level: .fault)
  }
}
