// The names are those of Apple's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Marks the begin or the end of an interval, or an event.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  Signpost.mark(type, name, signpostID, in: log, nil)
}

/// Marks the begin or the end of an interval, or an event, with something to say about it.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {
  Signpost.mark(type, name, signpostID, in: log, OSLogMessage(format: format, arguments))
}

/// Marks the begin or the end of an interval, or an event, with something to say about it.
@_disfavoredOverload
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ message: SignpostMetadata
) {
  Signpost.mark(type, name, signpostID, in: log, message)
}
