public import Dispatch
internal import Simulation

extension DispatchQueue {
  /// A point in the time of a dispatch queue.
  ///
  /// Sendable.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The time as Dispatch has it.
    public var dispatchTime: DispatchTime

    /// The time at which virtual clocks begin: Dispatch takes zero for the present.
    private static let virtualStart: UInt64 = 1_000_000_000

    /// A time as Dispatch has it.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Reads a number of nanoseconds.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// The time that a virtual clock shows.
    init(clock now: Duration) {
      let nanoseconds = UInt64(now / .nanoseconds(1))
      dispatchTime = DispatchTime(uptimeNanoseconds: Self.virtualStart + nanoseconds)
    }

    /// Writes the number of nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// The time between this point and another one.
    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return to >= from
        ? .nanoseconds(Int(clamping: to - from)) : .nanoseconds(-Int(clamping: from - to))
    }

    /// The point some time after this one.
    public func advanced(by n: Stride) -> Self {
      Self(dispatchTime + n.timeInterval)
    }

    /// Adds the time.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }
  }

  /// The present time, which is that of the simulation while a screen is simulated.
  public var now: SchedulerTimeType {
    SimulatedTime.current.map { SchedulerTimeType(clock: $0.clock.now) }
      ?? SchedulerTimeType(.now())
  }

  /// Nothing.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
}
