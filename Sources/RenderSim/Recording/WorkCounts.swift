/// What happened on a screen besides evaluations, in numbers that are the same in each replay.
///
/// Sendable.
public struct WorkCounts: Hashable, Sendable {
  /// Writes that readers were told of, by property: `CartStore.couponCode`.
  public var writes: [String: Int] = [:]

  /// Writes that readers were told of although the value was equal to the one before.
  ///
  /// The stock macro ignores equal values that are `Equatable`. Of an `@Observable` class with more
  /// than 64 objects it is not known.
  public var equalWrites: [String: Int] = [:]

  /// Observable objects that were made, by class.
  public var modelInitialisations: [String: Int] = [:]

  /// Tasks that were started, child tasks included.
  public var startedTasks = 0

  /// Tasks that went on after they had been cancelled.
  public var cancelledTasks = 0

  /// Requests that were sent, by service.
  public var requests: [String: Int] = [:]

  /// The virtual time that answered requests had taken, by service.
  public var networkWait: [String: Duration] = [:]

  /// Signposted intervals that ended, by name.
  public var intervals: [String: Int] = [:]

  /// The virtual time that these had taken, by name.
  public var intervalTime: [String: Duration] = [:]

  /// No work.
  public init() {}
}
