// The names are those of Apple's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes a message to a log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  OSLog.default.take(message, level: .default)
}

/// Writes a message of a level to a log.
@_disfavoredOverload
public func os_log(
  _ logLevel: OSLogType,
  log: OSLog = .default,
  _ message: OSLogMessage
) {
  log.take(message, level: logLevel)
}

/// Writes a message with arguments to a log.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.take(OSLogMessage(format: message, args), level: type)
}

/// Writes a message with arguments to a log.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: any CVarArg...
) {
  log.take(OSLogMessage(format: message, args), level: type)
}

extension OSLogMessage {
  /// A message with the arguments of a format, put together when it is written.
  package init(format: StaticString, _ arguments: [any CVarArg]) {
    self.init(stringInterpolation: OSLogInterpolation(format: StaticFormat(format), arguments))
  }
}

extension OSLogInterpolation {
  fileprivate init(format: StaticFormat, _ arguments: [any CVarArg]) {
    self.init(literalCapacity: 0, interpolationCount: 1)
    append({ arguments }, .none, .auto, format.text)
  }
}
