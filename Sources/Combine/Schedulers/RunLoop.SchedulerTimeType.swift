public import Foundation
internal import Simulation

extension RunLoop {
  /// A point in the time of a run loop.
  ///
  /// Sendable.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The date.
    public var date: Date

    /// The time at a date.
    public init(_ date: Date) {
      self.date = date
    }

    /// The time between this point and another one.
    public func distance(to other: Self) -> Stride {
      Stride(date.distance(to: other.date))
    }

    /// The point some time after this one.
    public func advanced(by n: Stride) -> Self {
      Self(date.advanced(by: n.timeInterval))
    }
  }

  /// The present date, which is that of the simulation while a screen is simulated.
  public var now: SchedulerTimeType {
    SchedulerTimeType(SimulatedTime.current?.date ?? Date())
  }

  /// Nothing.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
}
