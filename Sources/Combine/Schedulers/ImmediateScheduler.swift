/// A scheduler that runs everything at once, whatever the time.
///
/// Sendable.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There is nothing to say about work.
  public typealias SchedulerOptions = Never

  /// The one scheduler of this kind.
  public static let shared = ImmediateScheduler()

  /// A time that has no length.

  ///

  /// Sendable.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Always the same time.
    public func advanced(by n: Stride) -> Self { self }

    /// Always nothing.
    public func distance(to other: Self) -> Stride { 0 }
  }

  /// The present, which is the only time.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// Nothing.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the action now.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs the action now.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the action now, once.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
