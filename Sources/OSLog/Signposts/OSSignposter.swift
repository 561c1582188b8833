/// Marks intervals and events.
///
/// Sendable.
///
/// While a screen is simulated, they are noted in its recording, in virtual and in real time.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Marks nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Marks in the default log.
  public init() {
    log = .default
  }

  /// Marks in the log of a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Marks in the log of a subsystem and a category that tools know.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Marks in the log of a logger.
  public init(logger: Logger) {
    log = logger.log
  }

  /// Marks in a log.
  public init(logHandle: OSLog) {
    log = logHandle
  }

  /// Whether anything is noted.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// An identity that no other interval has.
  public func makeSignpostID() -> OSSignpostID {
    OSSignpostID(log: log)
  }

  /// The identity of the interval that belongs to an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Marks the begin of an interval.
  ///
  /// - Returns: What `endInterval` takes.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    Signpost.mark(.begin, name, id, in: log, nil)
    return .beginState(id: id)
  }

  /// Marks the begin of an interval, with something to say about it.
  ///
  /// - Returns: What `endInterval` takes.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    Signpost.mark(.begin, name, id, in: log, message)
    return .beginState(id: id)
  }

  /// Marks the begin of an animation.
  ///
  /// - Returns: What `endInterval` takes.
  public func beginAnimationInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id)
  }

  /// Marks the end of an interval, once.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    if state.end() { Signpost.mark(.end, name, state.signpostID, in: log, nil) }
  }

  /// Marks the end of an interval, once; the message is not kept.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: SignpostMetadata
  ) {
    endInterval(name, state)
  }

  /// Marks something without a length.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    Signpost.mark(.event, name, id, in: log, nil)
  }

  /// Marks something without a length, with something to say about it.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: SignpostMetadata
  ) {
    Signpost.mark(.event, name, id, in: log, message)
  }

  /// Marks the interval that some work takes.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Marks the interval that some work takes, with something to say about it.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// What is said about an interval or event.
public typealias SignpostMetadata = OSLogMessage
